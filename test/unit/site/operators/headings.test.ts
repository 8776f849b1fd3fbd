import { blockHeadings, headingAt } from '@site/src/site/operators/model/headings';

test('finds the heading above each Scala block, without its marks', () => {
  const page = [
    '```scala',
    'val first = 1',
    '```',
    '## `retry`: *try* [again](./again.mdx) {/* #retry */}',
    '<Tabs>',
    '  ```scala run',
    '  retried',
    '  ```',
    '</Tabs>',
    '````text',
    '```scala',
    '## not a heading',
    '```',
    '````',
    '### Limits',
    '```bash',
    '# not a heading',
    '```',
    '```scala fail',
    '```',
  ];
  expect(blockHeadings(page.join('\n'))).toEqual(['', 'retry: try again', 'Limits']);
});

test.each([
  ['again', 'Try again'],
  ['how-long-to-wait', 'How long to wait'],
  ['gone', ''],
])('finds the heading at #%s', (anchor, heading) => {
  expect(headingAt('## *Try* again {/* #again */}\n\n### How long to wait\n', anchor)).toBe(
    heading,
  );
});
