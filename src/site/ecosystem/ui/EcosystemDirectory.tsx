import type { ComponentProps, ReactNode } from 'react';
import { Island } from '../../../content/islands/Island';
import { FilteredDirectory } from './FilteredDirectory';

/** The companion libraries and their filters. */
export function EcosystemDirectory(props: ComponentProps<typeof FilteredDirectory>): ReactNode {
  return <Island name="directory" component={FilteredDirectory} props={props} />;
}
