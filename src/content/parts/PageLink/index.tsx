import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import pending from '@generated/pending-links/default/pending.json';
import { pageAddress } from '../../../facts/inventory/page-address';

interface Props {
  /** Id of a page in the inventory. */
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to a page by its id, for screens and components. In Markdown, the same element is
 * converted when the page is compiled. Renders plain text if the page isn't written yet. An id that
 * isn't in the inventory is a broken link and fails the build.
 */
export function PageLink({ id, className, children }: Props): ReactNode {
  if (pending.includes(id)) {
    return (
      <span className={clsx('pending-link', className)} title="This page hasn't been written yet">
        {children}
      </span>
    );
  }
  return (
    <Link className={className} to={pageAddress(id)}>
      {children}
    </Link>
  );
}
