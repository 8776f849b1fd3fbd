/** Which pages are written and which are planned. */
import { currentDocs } from '../../../facts/inventory/pages-on-disk';
import { pageTarget, type PageTarget } from './target';

export interface PageDirectory {
  /** Whether the page's file is there. */
  isWritten(target: PageTarget): boolean;
  /** Whether the inventory holds the page. */
  isPlanned(id: string): boolean;
}

export type LinkState =
  | { readonly kind: 'written' }
  | { readonly kind: 'pending'; readonly id: string }
  | { readonly kind: 'unknown'; readonly target: PageTarget }
  | { readonly kind: 'other' };

/**
 * Where a link leads: to a written page, to one that is to come, to none, or out of the
 * documentation.
 */
export function linkState(url: string, file: string, directory: PageDirectory): LinkState {
  const target = pageTarget(url, file);
  if (target === null) return { kind: 'other' };
  if (directory.isWritten(target)) return { kind: 'written' };
  const id =
    target.docs === currentDocs ? target.ids.find((each) => directory.isPlanned(each)) : undefined;
  return id === undefined ? { kind: 'unknown', target } : { kind: 'pending', id };
}
