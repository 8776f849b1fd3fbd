import { atStatements, messageText, unfitResults } from '@site/src/content/snippets/model/messages';
import type { ScalaFence } from '@site/src/content/snippets/model/fences';
import type { BlockResult } from '@site/src/content/snippets/model/protocol';

const diagnostic = {
  severity: 'error',
  block: 0,
  message: 'Found: String\nRequired: Int',
} as const;
const source = 'Prose.\n\n```scala\n\tval a: Int =\n  "text"\n```\n';

describe('a message of the check', () => {
  it('shows the source line and a marker', () => {
    const at = { line: 5, column: 3, endLine: 5, endColumn: 9 };
    expect(messageText('docs/a.mdx', source, { ...diagnostic, ...at })).toBe(
      'docs/a.mdx:5:3: error: Found: String\nRequired: Int\n5 |   "text"\n  |   ^^^^^^',
    );
  });

  it('puts the marker up to the end of the line if the range continues below', () => {
    const at = { line: 4, column: 2, endLine: 5, endColumn: 9 };
    expect(messageText('docs/a.mdx', source, { ...diagnostic, ...at })).toContain(
      '4 | \tval a: Int =\n  | \t^^^^^^^^^^^^',
    );
  });

  it('shows no source for a line beyond the end of the page', () => {
    const at = { line: 99, column: 1, endLine: 99, endColumn: 1 };
    expect(messageText('docs/a.mdx', source, { ...diagnostic, ...at, severity: 'warning' })).toBe(
      'docs/a.mdx:99:1: warning: Found: String\nRequired: Int',
    );
  });
});

it('reports a value that is too long to show, at the fence of its block', () => {
  const fence = { index: 1, fenceLine: 7, node: {} } as ScalaFence;
  const block = (length: number) =>
    ({ index: 1, values: [{ value: 'x'.repeat(length) }] }) as unknown as BlockResult;
  const modes = ['compile', 'values'] as const;
  expect(unfitResults([block(1000)], modes, [fence])).toEqual([]);
  expect(unfitResults([block(1001)], modes, [fence])).toMatchObject([
    { line: 7, block: 1, severity: 'error', message: expect.stringContaining('1001 characters') },
  ]);
});

it.each([
  ['This block was stopped after 10 s, because', 7],
  ['This block ended the JVM with exit code 1', 7],
  ["This new block doesn't give the same result in every run.", 7],
  ['This block compiles, but `fail` on its fence says', 4],
])('marks the statement that ran, if a message is about a run: %s', (message, line) => {
  const code = 'import zio.*\n\n// The loop:\nZIO\n  .never\n\n';
  const fence = { index: 0, line: 4, columns: [0, 0, 0, 2, 2], code } as unknown as ScalaFence;
  const at = { line: 4, column: 1, endLine: 4, endColumn: 13 };
  const [found] = atStatements([{ ...diagnostic, ...at, message }], [fence]);
  expect(found).toMatchObject(line === 4 ? at : { line, column: 3, endLine: line, endColumn: 6 });
});
