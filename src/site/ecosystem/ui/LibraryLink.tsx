import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface Props {
  /** The address of the library's first page; null if it has none. */
  readonly address: string | null;
  readonly children: ReactNode;
}

/** A library's name, linked to its pages if it has any. */
export function LibraryLink({ address, children }: Props): ReactNode {
  return address === null ? (
    <span>{children}</span>
  ) : (
    <Link className="link" to={address}>
      {children}
    </Link>
  );
}
