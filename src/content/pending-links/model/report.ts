import { findLinks } from '../../markdown/model/links';
import { groupBy } from '../../../utils/group-by';
import { pendingPage, type PageDirectory } from './target';

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
  const links = [...sources].flatMap(({ file, text }) =>
    findLinks(text).flatMap(({ url, line }) => {
      const id = pendingPage(url, file, directory);
      return id === undefined ? [] : { id, from: `${file}:${line}` };
    }),
  );
  return [...groupBy(links, ({ id }) => id)]
    .map(([id, found]) => ({ id, from: found.map(({ from }) => from) }))
    .sort((a, b) => b.from.length - a.from.length || a.id.localeCompare(b.id));
}

/** Summary of the pending pages in one line. */
export function summary(pages: readonly PendingPage[]): string {
  const links = pages.reduce((sum, { from }) => sum + from.length, 0);
  if (links === 0) return 'Every link leads to a page that exists.';
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  return `${count(links, 'link')} ${links === 1 ? 'leads' : 'lead'} to ${count(pages.length, 'page')} not written yet.`;
}
