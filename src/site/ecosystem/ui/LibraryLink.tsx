import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface Props {
  /** The address of the library's first page; null while it has none. */
  readonly address: string | null;
  readonly children: ReactNode;
}

/** The name of a library, leading to its pages where there are any. */
export function LibraryLink({ address, children }: Props): ReactNode {
  return address === null ? (
    <span>{children}</span>
  ) : (
    <Link className="link" to={address}>
      {children}
    </Link>
  );
}
