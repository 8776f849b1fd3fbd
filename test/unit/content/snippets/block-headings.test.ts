import { blockHeadings } from '@site/src/content/snippets/model/block-headings';

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
