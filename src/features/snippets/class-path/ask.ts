/** Which class path a page asks for. */
import { libraries } from '../../../catalog';
import { classPathOf, type Coordinate, type Unavailable } from '../../../catalog/class-path';
import { checkedReleases, libraryById } from '../../../catalog/lookup';
import type { SourcePage } from '../model/page';
import type { PageProblem } from '../model/problem';
import { thirdPartyArtifacts } from '../../../catalog/artifacts';

export type { Coordinate };

/** What the blocks of one dialect compile against. */
export interface DialectPath {
  readonly coordinates: readonly Coordinate[];
  /** Coordinates that cannot be had; where there are any, the blocks are parsed only. */
  readonly absent: readonly string[];
}

export interface AskedClassPath {
  readonly scala3: DialectPath;
  /** null where the page compiles nothing with Scala 2.13. */
  readonly scala2: DialectPath | null;
}

/** What the archive of the 1.x line was written for; its artifacts cannot be had. */
const archive = { folder: 'versioned_docs/version-1.x/', release: 'dev.zio:zio_2.13:1.0.18' };

/** The class path of a page, or what is wrong with what its front matter asks for. */
export function askedClassPath(page: SourcePage): AskedClassPath | PageProblem {
  const has2 = page.fences.some(({ words }) => words.dialect === '2' && words.mode !== 'parsed');
  if (page.file.startsWith(archive.folder)) {
    const dialect = { coordinates: coreOf('scala3'), absent: [archive.release] };
    return { scala3: dialect, scala2: has2 ? { ...dialect, coordinates: coreOf('scala2') } : null };
  }
  try {
    const { scala3, scala2, unavailable } = classPathOf(page.library, page.dependencies);
    const absent = (scala: Unavailable['scala']) =>
      unavailable.filter((one) => one.scala === scala).map(unavailableText);
    return {
      scala3: dialectPath(scala3, absent('3'), 'scala3'),
      scala2: has2 ? dialectPath(scala2, absent('2.13'), 'scala2') : null,
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

/** The Scala 2.13 library, which every class path of that dialect holds in the compiler's version. */
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
  absent: readonly string[],
  dialect: 'scala3' | 'scala2',
): DialectPath {
  return { coordinates: absent.length > 0 ? coreOf(dialect) : coordinates, absent };
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
