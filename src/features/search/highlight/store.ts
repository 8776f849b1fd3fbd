/** The words that a page is to mark, from the search that led to it until the reader dismisses them. */

export interface Highlighted {
  readonly terms: readonly string[];
  /** The address that the search led to; on other pages nothing is marked. */
  readonly address: string;
}

const nothing: Highlighted = { terms: [], address: '' };
let current = nothing;
const listeners = new Set<() => void>();

function set(next: Highlighted): void {
  current = next;
  listeners.forEach((listener) => listener());
}

export const highlights = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Highlighted => current,
  /** Marks words on the page that is at an address, or will be. */
  show: (terms: readonly string[], address: string): void => set({ terms, address }),
  dismiss: (): void => set(nothing),
};
