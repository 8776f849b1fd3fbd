import type { ReactNode } from 'react';
import { SearchDialog } from '../../features/search/ui/SearchDialog';

/** The search of the header. */
export default function SearchBar(): ReactNode {
  return <SearchDialog />;
}
