import type { ReactNode } from 'react';

/** Links that lead elsewhere carry no icon; the words say where they lead. */
export default function ExternalLinkIcon(): ReactNode {
  return null;
}
