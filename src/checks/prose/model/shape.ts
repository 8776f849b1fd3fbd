/** Checks a page against the limits. */
import { archive, limits, listings } from '../rules';
import type { ProseFinding } from './finding';
import { countedSentences, openBlocks, type PageFigures } from './figures';
import type { ProsePage } from './page';
import { countWords, type Passage } from './passage';

/** Findings at the first of their `starts`. */
type ShapeRule = (
  page: ProsePage,
  figures: PageFigures,
) => Omit<ProseFinding, 'file' | 'line' | 'rule'>[];

const isScala = ({ language }: { readonly language: string }): boolean => language === 'scala';

const description: ShapeRule = ({ passages }) =>
  passages
    .filter(({ place }) => place === 'description')
    .filter(
      ({ shown }) =>
        shown.length < limits.description.least || shown.length > limits.description.most,
    )
    .map(({ shown, starts }) => ({
      starts,
      problem: `the description has ${shown.length} characters`,
      remedy: `write ${limits.description.least} to ${limits.description.most}`,
    }));

const questionHeadings: ShapeRule = ({ passages }) => {
  const headings = passages.filter(({ place }) => place === 'heading');
  const questions = headings.filter(({ text }) => /^(?:what|when|how|why|where)\b/i.test(text));
  const most = Math.max(1, Math.floor(headings.length * limits.questionHeadings));
  return questions.slice(most, most + 1).map(({ starts }) => ({
    starts,
    problem: `${questions.length} of ${headings.length} headings begin with What, When, How, Why or Where`,
    remedy: `allow at most ${most} of these; the others should name the operator or the task`,
  }));
};

const boldLeadIns: ShapeRule = ({ passages }) => {
  const sections: Passage[][] = [[]];
  for (const passage of passages) {
    if (passage.place === 'heading') sections.push([]);
    else if (passage.bold && passage.place === 'paragraph') sections.at(-1)?.push(passage);
  }
  return sections
    .filter((leadIns) => leadIns.length > limits.boldLeadIns)
    .map((leadIns) => ({
      starts: leadIns[limits.boldLeadIns]?.starts ?? [],
      problem: `${leadIns.length} paragraphs or items of this section begin in bold`,
      remedy: `keep at most ${limits.boldLeadIns}, and turn the others into headings or plain prose`,
    }));
};

const wordsIn = (passages: readonly Passage[], ...places: Passage['place'][]): number =>
  passages
    .filter(({ place }) => places.includes(place))
    .reduce((sum, each) => sum + countWords(each), 0);

const tableWords: ShapeRule = ({ passages }) => {
  const prose = wordsIn(passages, 'paragraph', 'heading');
  const inTables = wordsIn(passages, 'cell', 'head');
  if (inTables <= prose * limits.tableWords) return [];
  const first = passages.find(({ place }) => place === 'cell' || place === 'head');
  return [
    {
      starts: first?.starts ?? [],
      problem: `the tables have ${inTables} words, and the prose has ${prose}`,
      remedy: 'cut the tables to at most half as many words as the prose',
    },
  ];
};

const decisionRows: ShapeRule = ({ tables }) =>
  tables
    .filter(({ heads, rows }) => heads[0] === 'You have' && rows > limits.decisionRows)
    .map(({ starts, rows }) => ({
      starts,
      problem: `the decision table has ${rows} rows`,
      remedy: `keep at most ${limits.decisionRows}, or split the table`,
    }));

const scalaBlocks: ShapeRule = (page) => {
  const open = openBlocks(page);
  return open.slice(limits.scalaBlocks, limits.scalaBlocks + 1).map(({ starts }) => ({
    starts,
    problem: `the page has ${open.length - limits.scalaBlocks} open Scala blocks too many, starting with this one`,
    remedy: `keep to ${limits.scalaBlocks}: fold proofs, cut blocks that only mention an operator, or split the page`,
  }));
};

const firstBlock: ShapeRule = ({ blocks }) => {
  const first = blocks.find((each) => isScala(each) && !each.words.includes('hidden'));
  const lines = first?.code.split('\n').length ?? 0;
  if (!first || lines <= limits.firstBlockLines) return [];
  return [
    {
      starts: first.starts,
      problem: `the first block has ${lines} lines`,
      remedy: `start with a block of at most ${limits.firstBlockLines} lines`,
    },
  ];
};

const blockLines: ShapeRule = ({ blocks }) =>
  blocks.filter(isScala).flatMap(({ code, starts }) => {
    const lines = code.split('\n').length;
    if (lines <= limits.blockLines) return [];
    return [
      {
        starts,
        problem: `the block has ${lines} lines`,
        remedy: `split the block, or shorten it to ${limits.blockLines} lines`,
      },
    ];
  });

const blockColumns: ShapeRule = ({ blocks }) =>
  blocks.filter(isScala).flatMap(({ code, starts }) =>
    code.split('\n').flatMap((text, index) => {
      if (text.length <= limits.blockColumns) return [];
      return [
        {
          starts: [(starts[0] ?? 1) + 1 + index, ...starts],
          problem: `this line of code is ${text.length} columns wide`,
          remedy: `wrap it at ${limits.blockColumns} columns or earlier`,
        },
      ];
    }),
  );

const medianSentence: ShapeRule = ({ passages }, { median, sentences: count }) => {
  const { least, most, sentences: fewest } = limits.medianSentence;
  if (count < fewest || (median >= least && median <= most)) return [];
  return [
    {
      starts: passages.find(({ place }) => place === 'title')?.starts ?? [1],
      problem: `the median sentence has ${median} words`,
      remedy:
        median < least
          ? `aim at ${least} to ${most}: let a sentence run on when the thought does`
          : `aim at ${least} to ${most}: end a sentence where the thought ends`,
    },
  ];
};

const shortSentences: ShapeRule = (page) =>
  countedSentences(page).flatMap((own) =>
    own.flatMap(({ words, shown, line, starts }, at) => {
      const before = own[at - 1];
      const isShort = (count: number): boolean => count <= limits.shortSentence;
      if (!before || !isShort(words) || !isShort(before.words) || before.isLeadIn) return [];
      return [
        {
          starts: [line, ...starts],
          problem: `two sentences in a row have ${limits.shortSentence} words or fewer: “${before.shown} ${shown}”`,
          remedy: 'join the two, or say more in one of them',
        },
      ];
    }),
  );

const everywhere = { description, 'block-columns': blockColumns } as const;
const onPages = {
  'question-headings': questionHeadings,
  'bold-lead-ins': boldLeadIns,
  'table-words': tableWords,
  'decision-rows': decisionRows,
  'scala-blocks': scalaBlocks,
  'first-block': firstBlock,
  'block-lines': blockLines,
} as const;
const ofSecondEdition = {
  'median-sentence': medianSentence,
  'short-sentences': shortSentences,
} as const;

/** The names of the rules on the shape of pages. */
export const shapeRules: readonly string[] = [
  ...Object.keys(everywhere),
  ...Object.keys(onPages),
  ...Object.keys(ofSecondEdition),
];

/** Those of them that only bind pages of the second edition. */
export const secondEditionShapes: readonly string[] = Object.keys(ofSecondEdition);

/**
 * Findings where a page exceeds a limit. Only some limits apply to listings and parts of pages, and
 * none to the archive.
 */
export function shapeFindings(file: string, page: ProsePage, figures: PageFigures): ProseFinding[] {
  if (archive.test(file)) return [];
  const isWhole = !listings.test(file) && !/\/_[^/]*$/.test(file);
  return Object.entries({
    ...everywhere,
    ...(isWhole ? { ...onPages, ...ofSecondEdition } : {}),
  }).flatMap(([rule, find]) =>
    find(page, figures).map((found) => ({
      ...found,
      file,
      line: found.starts[0] ?? 1,
      rule,
      problem: `${found.problem} (${rule})`,
    })),
  );
}
