/** Counts what an editor wants to know about a page. */
import { limits } from '../rules';
import type { CodeBlock, ProsePage } from './page';
import { countWords, type Passage } from './passage';
import { sentencesOf } from './phrases';

export interface PageFigures {
  /** Sentences in paragraphs and list items. */
  readonly sentences: number;
  /** Words of the median sentence; 0 if there is none. */
  readonly median: number;
  /** Share of the sentences with 8 to 13 words, which read like a telegram if they're many. */
  readonly evenShare: number;
  /** Words outside folds, also in headings and tables. Code, signatures and their sentences don't count. */
  readonly openWords: number;
  /** Scala blocks outside folds. Not counted: Scala 2 tabs, set-up, files, sides of a comparison. */
  readonly openBlocks: number;
}

const counted: readonly Passage['place'][] = ['paragraph', 'heading', 'cell', 'head', 'label'];

/** The Scala blocks that count as examples. */
export const openBlocks = ({ blocks }: ProsePage): CodeBlock[] =>
  blocks.filter(
    ({ language, isCompared, isFolded, words }) =>
      language === 'scala' &&
      !isCompared &&
      !isFolded &&
      !words.some((one) => /^(?:2|hidden|file=.*)$/.test(one)),
  );

/** Paragraphs and list items, cut into sentences with their lines and numbers of words. */
export const countedSentences = ({ passages }: ProsePage) =>
  passages
    .filter(({ place }) => place === 'paragraph')
    .map((passage) =>
      sentencesOf(passage).map(({ start, text }, at) => ({
        shown: passage.shown.slice(start, start + text.length),
        words: countWords({ text }),
        line: passage.lineAt(start),
        starts: passage.starts,
        isLeadIn: at === 0 && passage.bold,
      })),
    );

export function figuresOf(page: ProsePage): PageFigures {
  const lengths = countedSentences(page)
    .flat()
    .map(({ words }) => words)
    .sort((a, b) => a - b);
  const even = lengths.filter((words) => words >= 8 && words <= 13).length;
  return {
    sentences: lengths.length,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    evenShare: even / Math.max(1, lengths.length),
    openWords: page.passages
      .filter(({ place, isOpen }) => isOpen && counted.includes(place))
      .reduce((sum, passage) => sum + countWords(passage), 0),
    openBlocks: openBlocks(page).length,
  };
}

/** The figures on one line. */
export function figuresText({
  median,
  evenShare,
  openWords,
  openBlocks: blocks,
}: PageFigures): string {
  const long =
    openWords > limits.openWords ? ` (over ${limits.openWords}: what would a reader skip?)` : '';
  return (
    `median sentence ${median} words, ${Math.round(evenShare * 100)} % of 8 to 13; ` +
    `${openWords} words outside folds${long}; ${blocks} open Scala blocks`
  );
}
