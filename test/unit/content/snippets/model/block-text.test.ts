import { findingsText } from '@site/src/content/snippets/model/block-text';
import { readPage } from '@site/src/content/snippets/model/page';

const [fence] = readPage('docs/a.mdx', '```scala values\nval a = 1\n```\n').fences;
if (fence === undefined) throw new Error('the page has a block');
const nothing = { output: null, end: null, values: [], signatures: [], refusals: [] };

test('shows values with their lines on the page, and effects with only their type', () => {
  const values = [
    { line: 0, name: 'a', type: 'List[Int]', value: 'List(\n  1\n)' },
    { line: 2, name: null, type: 'UIO[Int]', value: '' },
  ];
  expect(findingsText(fence, { ...nothing, values })).toBe(
    '  2: a: List[Int] = List(\n    1\n  )\n  4: UIO[Int]',
  );
});

test('shows the output and the end of a run', () => {
  const end = { kind: 'failure', text: 'late\n\tat run' } as const;
  expect(findingsText(fence, { ...nothing, output: 'a\n\nb', end })).toBe(
    '  a\n\n  b\n  Fails: late\n  \tat run',
  );
});

test('shows signatures and compiler errors', () => {
  const signature = {
    name: 'zio.ZIO#map',
    symbol: 'zio.ZIO#map',
    deprecated: null,
    kind: 'def',
  } as const;
  const signatures = [{ ...signature, overloads: ['def map[B](f: A => B): ZIO[R, E, B]'] }];
  const refusals = [{ line: 3, column: 5, message: 'Found: Int' }];
  expect(findingsText(fence, { ...nothing, signatures, refusals })).toBe(
    '  zio.ZIO#map\n    def map[B](f: A => B): ZIO[R, E, B]\n  3:5: Found: Int',
  );
});
