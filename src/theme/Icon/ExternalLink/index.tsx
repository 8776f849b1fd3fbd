import type { ReactNode } from 'react';

/** External links have no icon: their text says where they lead. */
export default function ExternalLinkIcon(): ReactNode {
  return null;
}
