/**
 * The compatibility table: the Scala versions, platforms and ZIO version of each library's release.
 */
import { scalaVersions, shortPlatformLabels } from '../../../facts/catalog/labels';
import type { Library } from '../../../facts/catalog/types';
import { libraryAddress } from './address';
import { checkedText } from './checked';

export interface CompatibilityRow {
  readonly name: string;
  readonly address: string | null;
  readonly newest: string;
  readonly checked: string;
  readonly zio: string;
  /** For each of {@link scalaVersions}, whether the library is published for it. */
  readonly scala: readonly boolean[];
  readonly platforms: string;
}

/** One row for each library, in the order of their names. */
export function compatibilityRows(libraries: readonly Library[]): CompatibilityRow[] {
  return [...libraries]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((library) => ({
      name: library.name,
      address: libraryAddress(library),
      newest: library.newest ?? 'none',
      checked: checkedText(library),
      zio: library.zio ?? '',
      scala: scalaVersions.map((version) => library.scala.includes(version)),
      platforms: library.platforms.map((platform) => shortPlatformLabels[platform]).join(', '),
    }));
}
