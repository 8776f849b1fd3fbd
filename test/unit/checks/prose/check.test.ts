// cspell:ignore archiac
import { checkFile, ruleNames } from '../../../../src/checks/prose/model/check';
import { shapeRules } from '../../../../src/checks/prose/model/shape';
import { limits } from '../../../../src/checks/prose/rules';

const description =
  'Retry transient failures with a Schedule that sets the backoff and the limits.';
const page = (body: string, described = description): string =>
  `---\ntitle: Page\ndescription: ${described}\n---\n\n${body}\n`;
const findingsIn = (file: string, source: string) => checkFile(file, source)?.findings ?? [];
const rulesOf = (source: string, file = 'docs/page.mdx'): string[] =>
  findingsIn(file, source).map(({ rule }) => rule);

const repeat = (count: number, text: string, by = '\n\n'): string =>
  Array.from({ length: count }, () => text).join(by);
const fence = (lines: number, line = 'val a = 1', words = 'scala'): string =>
  `\`\`\`${words}\n${repeat(lines, line, '\n')}\n\`\`\``;
const sentence = (words: number): string => `One${' more'.repeat(words - 1)}.`;
const rows = (count: number): string =>
  `| You have | You want to | Use |\n| --- | --- | --- |\n${repeat(count, '| an effect | run | `fork` |', '\n')}`;

/** For each rule on the shape of a page: a page that it rejects, and a page that it accepts. */
const shapes: Record<string, readonly [fails: string, passes: string]> = {
  description: [page('Text.', `${'Retry '.repeat(24)}it.`), page('Text.')],
  'question-headings': [
    page('## What runs\n\n## When\n\n## `fork`\n\n## `join`'),
    page('## What runs\n\n## `orElse`\n\n## `fork`\n\n## `join`'),
  ],
  'bold-lead-ins': [
    page(`## Section\n\n- **One.** Text.\n- **Two.** Text.\n\n**Three.** Text.\n\n**Four.** Text.`),
    page(
      `## Section\n\n- **One.** Text.\n- **Two.** Text.\n\n## Other\n\n**Three.** Text.\n\n**Four.**`,
    ),
  ],
  'table-words': [page(`${sentence(12)}\n\n${rows(1)}`), page(`${sentence(40)}\n\n${rows(1)}`)],
  'decision-rows': [
    page(`${repeat(20, sentence(15))}\n\n${rows(limits.decisionRows + 1)}`),
    page(`${repeat(20, sentence(15))}\n\n${rows(limits.decisionRows)}`),
  ],
  'scala-blocks': [
    page(repeat(limits.scalaBlocks + 1, fence(1))),
    page(
      [
        repeat(limits.scalaBlocks, fence(1)),
        fence(1, 'val a = 1', 'scala 2'),
        fence(1, 'val a = 1', 'scala hidden'),
        fence(1, 'val a = 1', 'scala file=src/main/scala/a/A.scala'),
        `<Comparison left="Future" right="ZIO">\n\n${repeat(2, fence(1))}\n\nText.\n\n</Comparison>`,
        fence(1, 'ls', 'bash'),
        `<details>\n\n<summary>Proof</summary>\n\n${fence(1)}\n\n</details>`,
      ].join('\n\n'),
    ),
  ],
  'first-block': [
    page(fence(limits.firstBlockLines + 1)),
    page(
      `${fence(30, 'val a = 1', 'scala hidden')}\n\n${fence(limits.firstBlockLines)}\n\n${fence(21)}`,
    ),
  ],
  'block-lines': [
    page(`${fence(1)}\n\n${fence(limits.blockLines + 1)}`),
    page(`${fence(1)}\n\n${fence(limits.blockLines)}`),
  ],
  'block-columns': [page(fence(1, 'x'.repeat(91))), page(fence(1, 'x'.repeat(90)))],
  'median-sentence': [
    page(repeat(limits.medianSentence.sentences, sentence(9))),
    page(`${repeat(12, sentence(12))}\n\n${repeat(9, sentence(30))}\n\n${repeat(2, sentence(6))}`),
  ],
  'short-sentences': [
    page(`${sentence(7)} ${sentence(5)} ${sentence(4)}`),
    page(`${sentence(5)} ${sentence(6)} ${sentence(5)}\n\n**One.** ${sentence(5)}`),
  ],
};

it.each(shapeRules)('the rule %s rejects one page and accepts another', (rule) => {
  const [fails, passes] = shapes[rule] ?? [];
  expect(rulesOf(fails ?? '')).toEqual([rule]);
  expect(rulesOf(passes ?? '')).toEqual([]);
});

it('applies fewer limits to listings, partials and the archive', () => {
  const blocks = page(repeat(limits.scalaBlocks + 1, fence(1)));
  expect(rulesOf(blocks, 'docs/adopters.mdx')).toEqual([]);
  expect(rulesOf(blocks, 'docs/reference/_part.mdx')).toEqual([]);
  expect(rulesOf(page(fence(1, 'x'.repeat(91))), 'versioned_docs/version-1.x/index.mdx')).toEqual(
    [],
  );
  expect(rulesOf(page('It runs anew.'), 'versioned_docs/version-1.x/index.mdx')).toEqual([
    'archaic',
  ]);
});

it('ignores pages with invalid MDX, because the compiler reports those', () => {
  expect(rulesOf('<Open')).toEqual([]);
});

describe('an excuse ("prose-ok")', () => {
  const excuse = '{/* prose-ok: archaic: a quotation from a poem */}';

  it('covers the next line, and the block that starts there', () => {
    expect(rulesOf(page(`${excuse}\n\nIt runs\nanew.`))).toEqual([]);
    expect(rulesOf(page(`It runs\n${excuse}\nanew.`))).toEqual([]);
    expect(rulesOf(page(`${excuse}\n\n- It runs.\n- It runs anew.`))).toEqual([]);
    expect(rulesOf(page(`${excuse}\n\nIt runs.\n\nIt runs anew.`))).toEqual(['archaic', 'excuse']);
  });

  it('covers a limit if it stands before the first excess', () => {
    const long = (line: string): string => page(`${line}\n\n${fence(1, 'x'.repeat(91))}`);
    expect(rulesOf(long('{/* prose-ok: block-columns: an address */}'))).toEqual([]);
    const short = page('Text.', 'Retry.').replace(
      'desc',
      '# prose-ok: description: none yet\ndesc',
    );
    expect(rulesOf(short)).toEqual([]);
  });

  it('can be a comment in code', () => {
    const source =
      "export const said = [\n  // prose-ok: archaic: the name of a song\n  'Play it anew',\n];";
    expect(rulesOf(source, 'src/facts/data/songs.ts')).toEqual([]);
  });

  it('has to name an existing rule, give a reason, and be needed', () => {
    const problemOf = (line: string): string[] =>
      findingsIn('docs/page.mdx', page(`${line}\n\nText.`)).map(
        ({ problem, remedy }) => `${problem}; ${remedy}`,
      );
    expect(problemOf(excuse)).toEqual(['the excuse for archaic is not needed; remove it']);
    expect(problemOf('{/* prose-ok: archiac: a quotation */}')[0]).toMatch(
      /^there is no rule named “archiac”; did you mean archaic\?/,
    );
    expect(problemOf('{/* prose-ok: archaic */}')).toEqual([
      'the excuse gives no reason; write prose-ok: archaic: and the reason',
    ]);
  });
});

describe('the texts that are checked in TypeScript', () => {
  const linesOf = (source: string, file = 'src/theme/X.tsx'): number[] =>
    findingsIn(file, source).map(({ line }) => line);

  it('are literals with several words, templates, and the content of elements', () => {
    const source = [
      "const a = 'It runs anew';",
      'const b = `It runs ${a} anew`;',
      'const c = (',
      '  <p title="shown anew">',
      '    It runs <b>each time</b>',
      '    {" "}anew',
      '  </p>',
      ');',
    ].join('\n');
    expect(linesOf(source)).toEqual([1, 2, 4, 6]);
  });

  it('do not include names, paths, types and code', () => {
    const source = [
      "import x from './it anew';",
      "type Word = 'it anew';",
      "const a = 'anew';",
      "const b = 'Call `it anew` twice';",
      'const c = <p className="it anew">Call <code>it anew</code></p>;',
      '// It runs anew.',
    ].join('\n');
    expect(linesOf(source)).toEqual([]);
  });

  it('follow the rules for table cells in decision tables', () => {
    const file = 'src/content/which-operator/families/x.ts';
    expect(rulesOf("const choice = { want: 'the same again' };", file)).toEqual(['cell-opening']);
  });
});

it('has a different name for each rule', () => {
  expect(new Set(ruleNames).size).toBe(ruleNames.length);
});
