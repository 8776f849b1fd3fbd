/** Which class path a page asks for. */
import { libraries } from '../../../facts/catalog';
import { classPathOf, type Coordinate, type Unavailable } from '../../../facts/catalog/class-path';
import { checkedReleases, libraryById } from '../../../facts/catalog/lookup';
import type { SourcePage } from '../model/page';
import type { PageProblem } from '../model/problem';
import { thirdPartyArtifacts } from '../../../facts/catalog/artifacts';

export type { Coordinate };

/** What the blocks of one dialect compile against. */
export interface DialectPath {
  readonly coordinates: readonly Coordinate[];
  /** Coordinates that cannot be had; where there are any, the blocks are parsed only. */
  readonly absent: readonly string[];
  /**
   * What cannot be had either, and was built from its sources: ids of the catalog with coordinates.
   */
  readonly built: readonly { readonly library: string; readonly coordinate: string }[];
}

export interface AskedClassPath {
  readonly scala3: DialectPath;
  /** null where the page compiles nothing with Scala 2.13. */
  readonly scala2: DialectPath | null;
}

/** What the archive of the 1.x line was written for; its artifacts cannot be had. */
const archive = { folder: 'versioned_docs/version-1.x/', release: 'dev.zio:zio_2.13:1.0.18' };

/**
 * The class path of a page, or what is wrong with what its front matter asks for.
 *
 * @param isBuilt whether the Scala 3 classes of a library, by its id, were built from its sources
 */
export function askedClassPath(
  page: SourcePage,
  isBuilt: (library: string) => boolean = () => false,
): AskedClassPath | PageProblem {
  const has2 = page.fences.some(({ words }) => words.dialect === '2' && words.mode !== 'parsed');
  if (page.file.startsWith(archive.folder)) {
    const dialect = { coordinates: coreOf('scala3'), absent: [archive.release], built: [] };
    return { scala3: dialect, scala2: has2 ? { ...dialect, coordinates: coreOf('scala2') } : null };
  }
  try {
    const { scala3, scala2, unavailable } = classPathOf(page.library, page.dependencies);
    const missing = (scala: Unavailable['scala']) =>
      unavailable.filter((one) => one.scala === scala);
    return {
      scala3: dialectPath(scala3, missing('3'), 'scala3', isBuilt),
      scala2: has2 ? dialectPath(scala2, missing('2.13'), 'scala2', () => false) : null,
    };
  } catch (error) {
    const { message } = error as Error;
    const { library, dependencies } = page.keyLines;
    const line = (message.includes('dependency') ? dependencies : library) ?? 1;
    return { file: page.file, line, column: 1, message };
  }
}

/** Versions that hold wherever an artifact appears, asked for or brought along by another. */
export function pinnedVersions(scala: string): Coordinate[] {
  const core = libraries
    .filter(({ kind }) => kind === 'core')
    .flatMap((library) =>
      library.artifacts.flatMap((artifact): Coordinate[] => {
        const { scala3, scala2: forScala2 } = checkedReleases({ library, artifact });
        const pin = (suffix: string, version?: string) =>
          version === undefined
            ? []
            : [
                {
                  groupId: library.groupId,
                  artifactId: `${artifact.name}_${suffix}`,
                  version,
                  exclusions: [],
                },
              ];
        return [...pin('3', scala3), ...pin('2.13', forScala2)];
      }),
    );
  return [...core, language('scala3-library_3', scala)];
}

/** The Scala 2.13 compiler, with what it needs to run. */
export function scala2Compiler(version: string): Coordinate[] {
  return [language('scala-compiler', version)];
}

/**
 * The Scala 2.13 library, which every class path of that dialect holds in the compiler's version.
 */
export function scala2Library(version: string): Coordinate {
  return language('scala-library', version);
}

/** `group:artifact:version`, as locks name what a page was checked against. */
export function coordinateText({ groupId, artifactId, version }: Coordinate): string {
  return `${groupId}:${artifactId}:${version}`;
}

function language(artifactId: string, version: string): Coordinate {
  return { groupId: 'org.scala-lang', artifactId, version, exclusions: [] };
}

/** The parser needs no library, so what cannot be compiled stands in the core's group. */
function dialectPath(
  coordinates: readonly Coordinate[],
  missing: readonly Unavailable[],
  dialect: 'scala3' | 'scala2',
  isBuilt: (library: string) => boolean,
): DialectPath {
  const built = missing.flatMap((one) =>
    one.library !== null && isBuilt(one.library)
      ? [{ library: one.library, coordinate: unavailableText(one) }]
      : [],
  );
  if (built.length === missing.length) return { coordinates, absent: [], built };
  return { coordinates: coreOf(dialect), absent: missing.map(unavailableText), built: [] };
}

function coreOf(dialect: 'scala3' | 'scala2'): readonly Coordinate[] {
  return classPathOf(null, [])[dialect];
}

function unavailableText({ library, artifact, release, scala }: Unavailable): string {
  const groupId =
    library === null
      ? thirdPartyArtifacts.find(({ name }) => name === artifact)?.groupId
      : libraryById(library).groupId;
  return `${groupId}:${artifact}_${scala}:${release ?? 'unreleased'}`;
}
