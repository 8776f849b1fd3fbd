import type { ReactNode } from 'react';
import { Island } from '../../site/islands/Island';
import { SearchDialog } from '../../site/search/ui/SearchDialog';

/** The header's search. */
export default function SearchBar(): ReactNode {
  return <Island name="search" component={SearchDialog} props={{}} />;
}
