import type { ReactNode } from 'react';

/** Nothing: the original writes facts for a search service that this site does not use. */
export default function SearchMetadata(): ReactNode {
  return null;
}
