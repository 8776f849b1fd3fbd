import { libraries } from '.';
import { thirdPartyArtifacts } from './artifacts';
import { unknownName } from './error';
import {
  artifactByName,
  artifactNames,
  checkedReleases,
  libraryById,
  type OwnedArtifact,
} from './lookup';
import type { Library, ThirdPartyArtifact } from './types';

/** Coordinates of a jar in Maven; Maven also fetches its dependencies. */
export interface Coordinate {
  readonly groupId: string;
  /** Includes the Scala suffix. */
  readonly artifactId: string;
  readonly version: string;
  /** Dependencies to exclude, as `group:artifact`. */
  readonly exclusions: readonly string[];
}

/** A requested artifact that isn't available for one of the compilers. */
export interface Unavailable {
  /** Id in the catalog; null for an artifact of another project. */
  readonly library: string | null;
  readonly artifact: string;
  /** Newest known release, which the code was written for; null if nothing has been released. */
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
 * Class path of a page.
 *
 * @param libraryId the page's `library`; null for a page on ZIO itself
 * @param dependencies the page's `dependencies`: ids of `src/facts/catalog/artifacts.ts`, artifact
 *   names of the catalog, or library ids
 * @returns coordinates for each compiler, always including ZIO's own modules, and the unavailable
 *   artifacts: code that needs those can only be parsed
 * @throws if a name is unknown; suggests the nearest one
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
 * The artifacts that a library's pages can use by default: the main artifact, and modules that are
 * checked in the same release. Pages must list modules of other releases.
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
  throw unknownName(
    'dependency',
    name,
    [...catalog.thirdParty.map(({ id }) => id), ...artifactNames(catalog.libraries)],
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
    // Code for a library that only has a Scala 2.13 release is written for that release, and code for
    // a module that can't be downloaded is written for the release of its library that can.
    const release =
      (scala === '3' ? (scala2 ?? library.checked?.scala3) : undefined) ??
      library.sources ??
      library.newest;
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
