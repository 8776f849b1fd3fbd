/** The build of a page's project, with the releases that the page's code is checked against. */
import { thirdPartyArtifacts } from '../../../facts/catalog/artifacts';
import { CatalogError, unknownName } from '../../../facts/catalog/error';
import { artifactByName, artifactNames, checkedReleases } from '../../../facts/catalog/lookup';
import { buildFiles } from './build-files';
import type { Dependency } from './plan';

/**
 * The build files of a project for each tool, in the order of the tabs.
 *
 * @param names artifacts of the catalog, or ids of `src/facts/catalog/artifacts.ts`
 * @param resources whether the project has files in `src/main/resources` or `src/test/resources`
 * @throws if a name is unknown (suggests the nearest), or if code can't be checked against it
 */
export function checkedBuild(
  names: readonly string[],
  resources = false,
): ReturnType<typeof buildFiles> {
  return buildFiles(names.map(checkedDependency), resources);
}

function checkedDependency(name: string): Dependency {
  const owned = artifactByName(name);
  const other = thirdPartyArtifacts.find(({ id }) => id === name);
  if (!owned && !other) {
    throw unknownName(
      'artifact',
      name,
      [...artifactNames(), ...thirdPartyArtifacts.map(({ id }) => id)],
      'Use artifacts of the catalog, or ids from src/facts/catalog/artifacts.ts',
    );
  }
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
