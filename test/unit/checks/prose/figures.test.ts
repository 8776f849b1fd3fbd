import { figuresOf, figuresText } from '../../../../src/checks/prose/model/figures';
import { readProse } from '../../../../src/checks/prose/model/page';
import { limits } from '../../../../src/checks/prose/rules';

const figures = (...parts: readonly string[]) => figuresOf(readProse(parts.join('\n\n')));
const fold = (...parts: readonly string[]): string =>
  ['<details>', '<summary>Three more words</summary>', ...parts, '</details>'].join('\n\n');
const block = (words: string): string => `\`\`\`${words}\nval a = 1\n\`\`\``;

it('counts the words that a reader sees without unfolding, also in headings and tables', () => {
  const { openWords } = figures(
    '---\ntitle: Not counted\n---',
    '## Two words',
    'Three `code words`, here.',
    '| Head | Head |\n| --- | --- |\n| one `a` | two |',
    ':::note[A title]\n\nOne.\n\n:::',
    block('scala run'),
    '<SignatureTable>\n\n- `retry`: runs it again.\n\n</SignatureTable>',
    fold('Folded words.'),
  );
  expect(openWords).toBe(2 + 3 + 5 + 3);
});

it('counts the Scala blocks outside folds, without set-up, files and Scala 2', () => {
  const { openBlocks } = figures(
    ...['scala', 'scala run', 'scala hidden', 'scala 2', 'scala file=A.scala', 'bash'].map(block),
    fold(block('scala')),
  );
  expect(openBlocks).toBe(2);
});

it('finds the median sentence and the share of even ones', () => {
  const text = figures(
    'One two three. One two three four five six seven eight.',
    '- One two three four.',
  );
  expect(text).toMatchObject({ sentences: 3, median: 4, evenShare: 1 / 3 });
  expect(figuresText(text)).toBe(
    'median sentence 4 words, 33 % of 8 to 13; 15 words outside folds; 0 open Scala blocks',
  );
});

it('tells a page of too many open words', () => {
  const text = `${'word '.repeat(limits.openWords)}word.`;
  expect(figuresText(figures(text))).toContain('1401 words outside folds (over 1400: ');
});
