// cspell:ignore joning
import { missingAnchors } from '@site/src/checks/prose/model/missing-anchors';
import { anchorsOf } from '@site/src/content/markdown/anchors';
import { parsePage } from '@site/src/content/markdown/model/parse';
import { formatFindings } from '@site/src/utils/validation/finding';

/** Messages for lines that name these anchors, on a page with this text. */
function messages(text: string, ...anchors: readonly string[]): string {
  const file = 'asked/fiber.tsv';
  const named = anchors.map((anchor, at) => ({ file, line: at + 1, page: 'fiber', anchor }));
  const queries = { file: 'judged.tsv', line: 9, page: 'fiber', anchor: anchors[0] ?? '' };
  const page = { id: 'fiber', file: 'docs/fiber.mdx', anchors: anchorsOf(parsePage(text)) };
  return formatFindings(missingAnchors([...named, queries], [page]));
}

it('accepts lines for the whole page and for each of its headings', () => {
  expect(messages('## Joining\n\n### Ends {/* #end */}', '', 'joining', 'end')).toBe('');
});

it('reports a changed heading once, with all lines that name it and its old address', () => {
  expect(
    messages('## Fork\n\n## Wait for the result', 'join-a-fiber', 'fork', 'join-a-fiber'),
  ).toBe(
    [
      'docs/fiber.mdx:3: the search has 3 lines for the anchor #join-a-fiber, which no heading has (asked/fiber.tsv:1, 3; judged.tsv:9).',
      '  If the heading has only changed, keep its old address: “Wait for the result {/* #join-a-fiber */}”. Otherwise replace the anchor in these lines (the nearest is wait-for-the-result).',
    ].join('\n'),
  );
});

it('suggests the nearest anchor, also one that other lines name', () => {
  expect(messages('## Forking\n\n## Joining', 'joning', 'joining')).toContain('docs/fiber.mdx:3: ');
});

it('suggests no second address for a heading that has one', () => {
  expect(messages('## Joining {/* #join */}', 'joining')).toContain(
    '\n  Replace the anchor in these lines (the nearest is join).',
  );
});

it('suggests the whole page if it has no headings', () => {
  expect(messages('Text.', 'joining')).toContain('Leave the anchor in these lines empty.');
});

it('ignores pages that are not there, because queries may name pages to come', () => {
  const named = { file: 'judged.tsv', line: 1, page: 'planned', anchor: 'one' };
  expect(missingAnchors([named], [])).toEqual([]);
});
