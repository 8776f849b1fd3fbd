/**
 * The words that a page is to mark, from the search that led to it until the reader dismisses them.
 * They are kept over the load of that page.
 */
import { keepChoice, readChoices } from '../../inline-script/choices';
import { marksKey } from '../../inline-script/marks';
import { longestQuery } from '../model/query';

export interface Highlighted {
  readonly terms: readonly string[];
  /** The path and the fragment that the search led to; elsewhere nothing is marked. */
  readonly address: string;
}

const nothing: Highlighted = { terms: [], address: '' };
let current: Highlighted | undefined;
const listeners = new Set<() => void>();

function set(next: Highlighted): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Words that an earlier page has kept for this one. Anything may stand in the storage. */
function kept(): Highlighted {
  const { terms, address } = Object(readChoices()[marksKey]) as Record<string, unknown>;
  if (address !== location.pathname + location.hash || !Array.isArray(terms)) return nothing;
  const words = terms.filter((term) => typeof term === 'string' && term.length <= longestQuery);
  return { terms: words.slice(0, longestQuery) as string[], address };
}

/** What an earlier page has kept, for the page that the reader has come to next alone. */
function takeKept(): Highlighted {
  const words = kept();
  keepChoice(marksKey, undefined);
  return words;
}

/**
 * The words that were searched for and are marked on the page: who shows them subscribes, and reads
 * what is current.
 */
export const highlights = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Highlighted => (current ??= takeKept()),
  /** What HTML shows: no marks. */
  none: (): Highlighted => nothing,
  /** Marks words on the page that is at an address, or will be. */
  show: (terms: readonly string[], to: string): void => {
    const { pathname, hash } = new URL(to, location.href);
    const next = { terms, address: pathname + hash };
    if (terms.length > 0 && pathname !== location.pathname) keepChoice(marksKey, next);
    set(next);
  },
  dismiss: (): void => set(nothing),
};
