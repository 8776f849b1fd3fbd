import { messageText } from '@site/src/features/snippets/model/messages';

const diagnostic = { severity: 'error', block: 0, message: 'Found: String\nRequired: Int' } as const;
const source = 'Prose.\n\n```scala\n\tval a: Int =\n  "text"\n```\n';

describe('a message of the check', () => {
  it('marks the source below it', () => {
    const at = { line: 5, column: 3, endLine: 5, endColumn: 9 };
    expect(messageText('docs/a.mdx', source, { ...diagnostic, ...at })).toBe(
      'docs/a.mdx:5:3: error: Found: String\nRequired: Int\n5 |   "text"\n  |   ^^^^^^',
    );
  });

  it('marks up to the end of the line where the place goes on below', () => {
    const at = { line: 4, column: 2, endLine: 5, endColumn: 9 };
    expect(messageText('docs/a.mdx', source, { ...diagnostic, ...at })).toContain(
      '4 | \tval a: Int =\n  | \t^^^^^^^^^^^^',
    );
  });

  it('stands alone where the line is empty or beyond the page', () => {
    const at = { line: 99, column: 1, endLine: 99, endColumn: 1 };
    expect(messageText('docs/a.mdx', source, { ...diagnostic, ...at, severity: 'warning' })).toBe(
      'docs/a.mdx:99:1: warning: Found: String\nRequired: Int',
    );
  });
});
