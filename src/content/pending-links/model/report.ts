/** Counts the links to pages that aren't written yet. */
import { findLinks } from '../../markdown/model/links';
import { linkState, type PageDirectory } from './directory';

export interface PendingPage {
  /** Id of the unwritten page. */
  readonly id: string;
  /** Links to the page, as `file:line`. */
  readonly from: readonly string[];
}

/** Linked pages that aren't written yet, the most linked first. */
export function pendingPages(
  sources: Iterable<{ readonly file: string; readonly text: string }>,
  directory: PageDirectory,
): PendingPage[] {
  const wanted = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const { url, line } of findLinks(text)) {
      const state = linkState(url, file, directory);
      if (state.kind !== 'pending') continue;
      wanted.set(state.id, [...(wanted.get(state.id) ?? []), `${file}:${line}`]);
    }
  }
  return [...wanted]
    .map(([id, from]) => ({ id, from }))
    .sort((a, b) => b.from.length - a.from.length || a.id.localeCompare(b.id));
}

/** Summary of the pending pages in one line. */
export function summary(pages: readonly PendingPage[]): string {
  const links = pages.reduce((sum, { from }) => sum + from.length, 0);
  if (links === 0) return 'Every link leads to a page that exists.';
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  return `${count(links, 'link')} ${links === 1 ? 'leads' : 'lead'} to ${count(pages.length, 'page')} not written yet.`;
}
