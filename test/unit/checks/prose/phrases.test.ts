import { readProse } from '../../../../src/checks/prose/model/page';
import { phraseFindings } from '../../../../src/checks/prose/model/phrases';
import { phraseRules } from '../../../../src/checks/prose/rules';

const findingsIn = (source: string) =>
  readProse(source).passages.flatMap((passage) => phraseFindings('docs/page.mdx', passage));

describe.each(phraseRules)('the rule $name', ({ name, find, fails, passes }) => {
  it.each(fails)('finds something in “%s”', (source) => {
    expect(findingsIn(source).map(({ rule }) => rule)).toContain(name);
  });

  it.each(passes)('accepts “%s”, like all other rules', (source) => {
    expect(findingsIn(source)).toEqual([]);
  });

  it('has an example for each of its patterns', () => {
    const remedies = new Set(fails.flatMap(findingsIn).map(({ remedy }) => remedy));
    expect(find.filter(([, write]) => !remedies.has(`write ${write}`))).toEqual([]);
    expect(passes).not.toHaveLength(0);
  });
});

it('reports the line, the phrase in its context, and a replacement', () => {
  const source = '---\ntitle: A\n---\n\nThe fiber\n  starts, and `join` waits\nat once.';
  expect(findingsIn(source)).toMatchObject([
    {
      file: 'docs/page.mdx',
      line: 7,
      problem: '“at once” in “… and `join` waits at once.” (at-once)',
      remedy: 'write immediately, or: at the same time',
    },
  ]);
});

it('reads lists, quotations, admonitions, components, tables and alternative texts', () => {
  const source = [
    '- An item anew,\n  and again anew.',
    '> A quotation with <Term id="fiber">fibers anew</Term>.',
    ':::note[Anew]\n\nText anew.\n\n:::',
    '<Timeline title="anew" />',
    '| Head anew | Head |\n| --- | --- |\n| cell | cell anew |',
    '![a picture anew](./picture.svg)',
    'At 12:anew it ends.',
  ].join('\n\n');
  expect(findingsIn(source).map(({ line }) => line)).toEqual([1, 2, 4, 6, 8, 12, 14, 16, 18, 20]);
});

it('ignores code, comments, link targets and ids of terms', () => {
  const source = [
    '`anew` and [a link](./anew.mdx), {/* anew */} <Term id="anew" />',
    '```text\nanew\n```',
    '{/* anew */}',
    "export const text = 'anew';",
  ].join('\n\n');
  expect(findingsIn(source)).toEqual([]);
});
