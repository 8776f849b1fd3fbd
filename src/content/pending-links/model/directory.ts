/** Looks up which pages are written and which are planned. */
import { currentDocs } from '../../../facts/inventory/pages-on-disk';
import { pageTarget, type PageTarget } from './target';

export interface PageDirectory {
  /** Whether the page's file exists. */
  isWritten(target: PageTarget): boolean;
  /** Whether the inventory contains the page. */
  isPlanned(id: string): boolean;
}

export type LinkState =
  | { readonly kind: 'written' }
  | { readonly kind: 'pending'; readonly id: string }
  | { readonly kind: 'unknown'; readonly target: PageTarget }
  | { readonly kind: 'other' };

/**
 * Kind of a link's target: a written page, a planned page, no page, or outside the documentation.
 */
export function linkState(url: string, file: string, directory: PageDirectory): LinkState {
  const target = pageTarget(url, file);
  if (target === null) return { kind: 'other' };
  if (directory.isWritten(target)) return { kind: 'written' };
  const id =
    target.docs === currentDocs ? target.ids.find((each) => directory.isPlanned(each)) : undefined;
  return id === undefined ? { kind: 'unknown', target } : { kind: 'pending', id };
}
