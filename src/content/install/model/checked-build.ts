/** The build of a page's project, with the releases that the page's code is checked against. */
import { libraries } from '../../../facts/catalog';
import { thirdPartyArtifacts } from '../../../facts/catalog/artifacts';
import { CatalogError } from '../../../facts/catalog/error';
import { artifactByName, checkedReleases } from '../../../facts/catalog/lookup';
import { didYouMean } from '../../../facts/catalog/names';
import { buildFiles } from './build-files';
import type { Dependency } from './plan';

/**
 * The dependencies with these names: artifacts of the catalog, or ids of
 * `src/facts/catalog/artifacts.ts`.
 *
 * @throws if a name is unknown (suggests the nearest), or if code can't be checked against it
 */
export function checkedPlan(names: readonly string[]): Dependency[] {
  return names.map(checkedDependency);
}

/**
 * The build files of a project for each tool, in the order of the tabs. Throws like {@link
 * checkedPlan}.
 *
 * @param resources whether the project has files in `src/main/resources` or `src/test/resources`
 */
export function checkedBuild(
  names: readonly string[],
  resources = false,
): ReturnType<typeof buildFiles> {
  return buildFiles(checkedPlan(names), resources);
}

function checkedDependency(name: string): Dependency {
  const owned = artifactByName(name);
  const other = thirdPartyArtifacts.find(({ id }) => id === name);
  if (!owned && !other) throw unknown(name);
  const version = owned ? checkedReleases(owned).scala3 : other?.version;
  if (version === undefined || other?.scala.includes('3') === false) {
    throw new CatalogError(
      `${name} has no Scala 3 release that code is checked against`,
      'Leave it out of the project',
    );
  }
  return {
    groupId: owned?.library.groupId ?? other?.groupId ?? '',
    name: owned?.artifact.name ?? other?.name ?? '',
    version,
    kind: owned?.artifact.kind ?? 'library',
    isTest: owned?.artifact.scope === 'test',
    otherPlatforms: [],
    scala: '3',
  };
}

function unknown(name: string): CatalogError {
  const names = [
    ...libraries.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.name)),
    ...thirdPartyArtifacts.map(({ id }) => id),
  ];
  return new CatalogError(
    `unknown artifact "${name}"${didYouMean(name, names)}`,
    'Use artifacts of the catalog, or ids from src/facts/catalog/artifacts.ts',
  );
}
