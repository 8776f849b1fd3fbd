import type { ReactNode } from 'react';
import { Island } from '../../islands/Island';
import type { DirectoryEntry } from '../model/directory';
import { FilteredDirectory } from './FilteredDirectory';

/** The companion libraries and their filters. */
export function EcosystemDirectory({
  view,
}: {
  readonly view: readonly DirectoryEntry[];
}): ReactNode {
  return <Island name="directory" component={FilteredDirectory} props={{ view }} />;
}
