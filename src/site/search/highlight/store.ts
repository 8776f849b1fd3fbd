/**
 * Holds the words that a page should highlight, from the search that opened the page until the
 * reader dismisses them. The words survive the loading of that page.
 */
import { keepChoice, marksKey, readChoices } from '../../inline-script/choices';
import { longestQuery } from '../model/query';

export interface Highlighted {
  readonly terms: readonly string[];
  /** The path and fragment that the search opened; no other address is highlighted. */
  readonly address: string;
}

const nothing: Highlighted = { terms: [], address: '' };
let current: Highlighted | undefined;
const listeners = new Set<() => void>();

function set(next: Highlighted): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/**
 * The words that an earlier page stored, but only for the page that the reader opens next. The
 * storage can contain anything.
 */
function takeKept(): Highlighted {
  const { terms, address } = Object(readChoices()[marksKey]) as Record<string, unknown>;
  keepChoice(marksKey, undefined);
  if (address !== location.pathname + location.hash || !Array.isArray(terms)) return nothing;
  const words = terms.filter((term) => typeof term === 'string' && term.length <= longestQuery);
  return { terms: words.slice(0, longestQuery) as string[], address };
}

/**
 * The words that were searched for and are highlighted on the page. Components subscribe to
 * changes, and read the current words.
 */
export const highlights = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Highlighted => (current ??= takeKept()),
  /** The server snapshot: built HTML has no highlights. */
  none: (): Highlighted => nothing,
  /** Highlights words on the page at an address, now or when the reader gets there. */
  show: (terms: readonly string[], to: string): void => {
    const { pathname, hash } = new URL(to, location.href);
    const next = { terms, address: pathname + hash };
    if (terms.length > 0 && pathname !== location.pathname) keepChoice(marksKey, next);
    set(next);
  },
  dismiss: (): void => set(nothing),
};
