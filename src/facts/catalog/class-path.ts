/** The class path that the code of a page is compiled against, as a view of the catalog. */
import { libraries } from '.';
import { thirdPartyArtifacts } from './artifacts';
import { CatalogError } from './error';
import { artifactByName, checkedReleases, libraryById, type OwnedArtifact } from './lookup';
import { didYouMean } from './names';
import type { Library, ThirdPartyArtifact } from './types';

/** What Maven needs to fetch a jar and all that it needs in turn. */
export interface Coordinate {
  readonly groupId: string;
  /** With the Scala suffix. */
  readonly artifactId: string;
  readonly version: string;
  /** Dependencies to leave out, as `group:artifact`. */
  readonly exclusions: readonly string[];
}

/** An artifact that was asked for and cannot be had for one of the compilers. */
export interface Unavailable {
  /** The catalog id, or null for an artifact of another project. */
  readonly library: string | null;
  readonly artifact: string;
  /** The newest release known, which the code was written for; null where nothing is released. */
  readonly release: string | null;
  readonly scala: '3' | '2.13';
}

export interface ClassPath {
  readonly scala3: readonly Coordinate[];
  readonly scala2: readonly Coordinate[];
  readonly unavailable: readonly Unavailable[];
}

interface Catalog {
  readonly libraries: readonly Library[];
  readonly thirdParty: readonly ThirdPartyArtifact[];
}

/**
 * The class path of a page.
 *
 * @param libraryId the page's `library`, or null for a page of ZIO itself
 * @param dependencies the page's `dependencies`: ids of `src/facts/catalog/artifacts.ts`, artifact
 *   names of the catalog, or library ids
 * @returns the coordinates for each compiler, ZIO's own modules always among them, and what cannot
 *   be had: code that needs it can only be parsed
 * @throws where a name is unknown, with the nearest one
 */
export function classPathOf(
  libraryId: string | null,
  dependencies: readonly string[],
  catalog: Catalog = { libraries, thirdParty: thirdPartyArtifacts },
): ClassPath {
  const core = catalog.libraries.filter((library) => library.kind === 'core');
  const wanted: (OwnedArtifact | ThirdPartyArtifact)[] = [
    ...(libraryId === null ? [] : usualArtifacts(libraryById(libraryId, catalog.libraries))),
    ...dependencies.flatMap((name) => dependency(name, catalog)),
    ...core.flatMap(usualArtifacts),
  ];
  const scala3 = wanted.map((one) => resolve(one, '3'));
  const scala2 = wanted.map((one) => resolve(one, '2.13'));
  return {
    scala3: distinct(scala3.filter(isCoordinate)),
    scala2: distinct(scala2.filter(isCoordinate)),
    unavailable: [...scala3, ...scala2].filter((one): one is Unavailable => !isCoordinate(one)),
  };
}

/**
 * The main artifact and the modules that are checked in the same release: what a library's pages
 * may use without asking. A module of another release is named by the pages that need it.
 */
function usualArtifacts(library: Library): OwnedArtifact[] {
  const [main, ...modules] = library.artifacts;
  const usual = modules.filter((module) => !module.onRequest && module.checked === undefined);
  return [main, ...usual].map((artifact) => ({ library, artifact }));
}

function dependency(name: string, catalog: Catalog): (OwnedArtifact | ThirdPartyArtifact)[] {
  const other = catalog.thirdParty.find((artifact) => artifact.id === name);
  if (other) return [other];
  const owned = artifactByName(name, catalog.libraries);
  if (owned) return [owned];
  const library = catalog.libraries.find(({ id }) => id === name);
  if (library) return usualArtifacts(library);
  const names = [
    ...catalog.thirdParty.map(({ id }) => id),
    ...catalog.libraries.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.name)),
  ];
  throw new CatalogError(
    `unknown dependency "${name}"${didYouMean(name, names)}`,
    'A dependency must be pinned in src/facts/catalog/artifacts.ts, or be an artifact of a record in src/facts/catalog/libraries',
  );
}

function resolve(
  wanted: OwnedArtifact | ThirdPartyArtifact,
  scala: '3' | '2.13',
): Coordinate | Unavailable {
  if ('id' in wanted) {
    const java = wanted.scala.includes('java');
    if (!java && !wanted.scala.includes(scala)) {
      return { library: null, artifact: wanted.name, release: wanted.version, scala };
    }
    const { groupId, version, exclusions = [] } = wanted;
    return {
      groupId,
      artifactId: java ? wanted.name : `${wanted.name}_${scala}`,
      version,
      exclusions,
    };
  }
  const { library, artifact } = wanted;
  const { scala3, scala2 } = checkedReleases(wanted);
  const version = scala === '3' ? scala3 : scala2;
  if (version === undefined) {
    // Code for a library that only Scala 2.13 can have is written for the release that it has.
    const release = (scala === '3' ? scala2 : undefined) ?? library.sources ?? library.newest;
    return { library: library.id, artifact: artifact.name, release, scala };
  }
  return {
    groupId: library.groupId,
    artifactId: `${artifact.name}_${scala}`,
    version,
    exclusions: [],
  };
}

function isCoordinate(one: Coordinate | Unavailable): one is Coordinate {
  return 'artifactId' in one;
}

function distinct(coordinates: readonly Coordinate[]): Coordinate[] {
  const key = ({ groupId, artifactId }: Coordinate) => `${groupId}:${artifactId}`;
  return [...new Map(coordinates.map((one) => [key(one), one])).values()];
}
