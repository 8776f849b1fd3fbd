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
      'docs/fiber.mdx:3: no heading has the anchor #join-a-fiber, which 3 lines of the search name (asked/fiber.tsv:1, 3; judged.tsv:9).',
      '  If the heading has only changed, keep its old address: “Wait for the result {/* #join-a-fiber */}”. Otherwise replace the anchor in these places (the nearest is wait-for-the-result).',
    ].join('\n'),
  );
});

it('suggests the nearest anchor, also one that other lines name', () => {
  expect(messages('## Forking\n\n## Joining', 'joning', 'joining')).toContain('docs/fiber.mdx:3: ');
});

it('suggests no second address for a heading that has one', () => {
  expect(messages('## Joining {/* #join */}', 'joining')).toContain(
    '\n  Replace the anchor in these places (the nearest is join).',
  );
});

it('suggests the whole page if it has no headings', () => {
  expect(messages('Text.', 'joining')).toContain('Remove the anchor in these places.');
});

it('ignores pages that are not there, because queries may name pages to come', () => {
  const named = { file: 'judged.tsv', line: 1, page: 'planned', anchor: 'one' };
  expect(missingAnchors([named], [])).toEqual([]);
});

describe('links', () => {
  const file = 'docs/fiber.mdx';
  const page = { id: 'fiber', file, anchors: anchorsOf(parsePage('## Wait for the result')) };
  const link = { page: 'fiber', anchor: 'join', url: './fiber.mdx#join' };
  const found = (...lines: readonly number[]) =>
    formatFindings(
      missingAnchors(
        lines.map((line) => ({ ...link, file: 'docs/other.mdx', line })),
        [page],
      ),
    );

  it('are reported together if a heading has changed', () => {
    expect(found(3, 8)).toBe(
      'docs/fiber.mdx:1: no heading has the anchor #join, which 2 links name (docs/other.mdx:3, 8).\n' +
        '  If the heading has only changed, keep its old address: “Wait for the result {/* #join */}”. Otherwise replace the anchor in these places (the nearest is wait-for-the-result).',
    );
  });

  it('are reported at their own place if there is one only', () => {
    expect(found(3)).toBe(
      'docs/other.mdx:3: the link ./fiber.mdx#join leads to an anchor that docs/fiber.mdx does not have.\n' +
        '  If the heading has only changed, keep its old address at docs/fiber.mdx:1: “Wait for the result {/* #join */}”. Otherwise replace the anchor in the link (the nearest is wait-for-the-result).',
    );
  });
});
