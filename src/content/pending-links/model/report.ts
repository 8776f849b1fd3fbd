/** How many links wait for pages that are still to come. */
import { findLinks } from '../../markdown/model/links';
import { linkState, type PageDirectory } from './directory';

export interface PendingPage {
  /** The id of the page to come. */
  readonly id: string;
  /** The links that lead to it, as `file:line`. */
  readonly from: readonly string[];
}

/** The pages that are linked and not written, most wanted first. */
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

/** One line that says how much is waiting. */
export function summary(pages: readonly PendingPage[]): string {
  const links = pages.reduce((sum, { from }) => sum + from.length, 0);
  if (links === 0) return 'Every link leads to a page that exists.';
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  return `${count(links, 'link')} ${links === 1 ? 'leads' : 'lead'} to ${count(pages.length, 'page')} not written yet.`;
}
