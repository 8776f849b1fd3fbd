/**
 * The compatibility table: the Scala versions, platforms and ZIO version of each library's release.
 */
import { scalaVersions, shortPlatformLabels } from '../../../facts/catalog/labels';
import type { Library } from '../../../facts/catalog/types';
import { builtWith, libraryAddress } from './directory';

export type CompatibilityRow = ReturnType<typeof compatibilityRows>[number];

/** One row for each library, in the order of their names. */
export function compatibilityRows(libraries: readonly Library[]) {
  return [...libraries]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((library) => ({
      name: library.name,
      address: libraryAddress(library),
      newest: library.newest ?? 'none',
      zio: builtWith(library) ?? '',
      /** For each of {@link scalaVersions}, whether the library is published for it. */
      scala: scalaVersions.map((version) => library.scala.includes(version)),
      platforms: library.platforms.map((platform) => shortPlatformLabels[platform]).join(', '),
    }));
}
