import { parsePage } from '@site/src/content/markdown/model/parse';
import { sentencesOf } from '@site/src/checks/operator-coverage/model/sentences';

const of = (text: string) => sentencesOf(parsePage(text));

describe('the sentences of a page', () => {
  it('come from paragraphs, with the number of words around the code', () => {
    expect(of('Use `retry` to try again. Then `orElse` gives\nup. No code here.')).toEqual([
      { code: ['retry'], words: 4 },
      { code: ['orElse'], words: 3 },
    ]);
  });

  it('include list items, emphasis and links', () => {
    expect(of('- [`race`](x.mdx) takes the *first* answer\n- plain')).toEqual([
      { code: ['race'], words: 4 },
    ]);
  });

  it('treat a table row as one sentence about the first cell with code', () => {
    const [, row] = of(
      '| `op` | when |\n| --- | --- |\n| `tap` | look. Unlike `map`, change nothing |',
    );
    expect(row).toEqual({ code: ['tap'], words: 4 });
  });

  it('do not include headings and code blocks', () => {
    expect(of('## `retry`\n\n```scala\nretry\n```\n')).toEqual([]);
  });
});
