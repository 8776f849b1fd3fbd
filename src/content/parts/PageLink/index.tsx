import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import pending from '@generated/pending-links/default/pending.json';
import { pageAddress } from '../../../facts/inventory/page-address';

interface Props {
  /** The id of a page of the inventory. */
  readonly id: string;
  /** An element of the page to lead to. */
  readonly anchor?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where the page with this id is found; null while it is still to be written. */
export function pageHref(id: string): string | null {
  return pending.includes(id) ? null : pageAddress(id);
}

/**
 * A link to a page by its id, for screens and components; in Markdown the same element is
 * translated when the page is compiled. A page that is still to be written is named in plain text.
 * An id that the inventory does not hold is a broken link and stops the build.
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
