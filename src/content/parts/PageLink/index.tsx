import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import pending from '@generated/pending-links/default/pending.json';
import { pageAddress } from '../../../facts/inventory/page-address';

interface Props {
  /** Id of a page in the inventory. */
  readonly id: string;
  /** Id of an element on that page. */
  readonly anchor?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Address of the page with this id; null if the page isn't written yet. */
export function pageHref(id: string): string | null {
  return pending.includes(id) ? null : pageAddress(id);
}

/**
 * A link to a page by its id, for screens and components. In Markdown, the same element is
 * converted when the page is compiled. Renders plain text if the page isn't written yet. An id that
 * isn't in the inventory is a broken link and fails the build.
 */
export function PageLink({ id, anchor, className, children }: Props): ReactNode {
  const href = pageHref(id);
  if (href === null) {
    return (
      <span className={clsx('pending-link', className)} title="This page hasn't been written yet">
        {children}
      </span>
    );
  }
  return (
    <Link className={className} to={anchor === undefined ? href : `${href}#${anchor}`}>
      {children}
    </Link>
  );
}
