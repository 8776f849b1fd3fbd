import type { ReactNode } from 'react';

/** Empty: the original writes metadata for a search service that this site doesn't use. */
export default function SearchMetadata(): ReactNode {
  return null;
}
