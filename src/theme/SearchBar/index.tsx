import type { ReactNode } from 'react';
import { Island } from '../../site/islands/Island';
import { SearchDialog } from '../../site/search/ui/SearchDialog';

/** The search of the header. */
export default function SearchBar(): ReactNode {
  return <Island name="search" component={SearchDialog} props={{}} />;
}
