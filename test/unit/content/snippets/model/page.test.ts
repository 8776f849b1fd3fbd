import { readPage } from '@site/src/content/snippets/model/page';
import { problemText } from '@site/src/content/snippets/model/problem';

const read = (...lines: string[]) => readPage('docs/a.mdx', lines.join('\n'));
const placed = (page: ReturnType<typeof readPage>) =>
  page.fences.map(({ code, line, columns }) => ({ code, line, columns }));

describe('reading a page', () => {
  it('finds fences with their line numbers in the file, including front matter', () => {
    const page = read(
      '---',
      'title: A',
      '---',
      '',
      '```scala run',
      'val a = 1',
      '',
      'a',
      '```',
      '',
      '```json',
      '1',
      '```',
    );
    expect(placed(page)).toEqual([{ code: 'val a = 1\n\na', line: 6, columns: [0, 0, 0] }]);
    expect(page.fences[0]?.words.mode).toBe('run');
  });

  it('finds fences with their columns in lists, block quotes, admonitions and tabs', () => {
    const page = read(
      '- item',
      '',
      '  ```scala',
      '  val a = 1',
      '',
      '    .toString',
      '  ```',
      '',
      '> ```scala',
      '> val b = 2',
      '>',
      '> b',
      '> ```',
      '',
      ':::note[A note]',
      '',
      '```scala',
      'val c = 3',
      '```',
      '',
      ':::',
      '',
      '<Tabs group="language">',
      '    <Tab label="Scala 3">',
      '    ```scala',
      '    val d = 4',
      '      + d',
      '    ```',
      '    </Tab>',
      '</Tabs>',
    );
    expect(page.problems).toEqual([]);
    expect(placed(page)).toEqual([
      { code: 'val a = 1\n\n  .toString', line: 4, columns: [2, 0, 2] },
      { code: 'val b = 2\n\nb', line: 10, columns: [2, 1, 2] },
      { code: 'val c = 3', line: 18, columns: [0] },
      { code: 'val d = 4\n  + d', line: 26, columns: [4, 4] },
    ]);
  });

  it('puts shared code into the fence that includes it', () => {
    const source = '```scala hidden include=test-clock\n```\n';
    const page = readPage('docs/a.mdx', source, () => 'val a = 1\r\nval b = 2\r\n');
    expect(page.problems).toEqual([]);
    expect(placed(page)).toEqual([{ code: 'val a = 1\nval b = 2', line: 2, columns: [0, 0] }]);
  });

  it.each([
    ['', () => null, 'docs/_shared/test-clock.scala contains no code: write some, or fix the name'],
    ['', () => '\n', 'docs/_shared/test-clock.scala contains no code: write some, or fix the name'],
    [
      'val c = 3\n',
      () => 'val a = 1',
      'the code of this block is in docs/_shared/test-clock.scala: remove the lines here',
    ],
  ])('reports shared code that cannot be included', (own, shared, message) => {
    const { problems } = readPage(
      'docs/a.mdx',
      `\n\`\`\`scala include=test-clock\n${own}\`\`\`\n`,
      shared,
    );
    expect(problems.map(problemText)).toEqual([`docs/a.mdx:2:1: error: ${message}`]);
  });

  it('reads files with CRLF in the same way as files with LF', () => {
    const page = readPage(
      'docs/a.mdx',
      'text\r\n\r\n```scala\r\nval a = 1\r\nval b = 2\r\n```\r\n',
    );
    expect(placed(page)).toEqual([{ code: 'val a = 1\nval b = 2', line: 4, columns: [0, 0] }]);
  });

  it('keeps code that is indented less or more than its fence', () => {
    const page = read('1. item', '', '   ~~~scala', '     val a =', '   1', '   ~~~');
    expect(placed(page)[0]).toMatchObject({ code: '  val a =\n1', columns: [3, 3] });
  });

  it('handles tabs before code', () => {
    const page = read('- item', '', '\t```scala', '\tval a = 1', '\t```');
    expect(placed(page)).toEqual([{ code: 'val a = 1', line: 4, columns: [1] }]);
  });

  it('pairs a Scala 2 block with the Scala 3 block directly above it', () => {
    const fences = read(
      '```scala',
      'a',
      '```',
      '```scala 2',
      'b',
      '```',
      'text',
      '',
      '```scala 2',
      'c',
      '```',
    ).fences;
    expect(fences.map((fence) => fence.twin)).toEqual([null, 0, null]);
  });

  it('reads the library and the dependencies from the front matter', () => {
    const page = read(
      '---',
      'title: A',
      'library: zio-json',
      'dependencies: [cats-effect, fs2-core]',
      '---',
    );
    expect(page).toMatchObject({
      library: 'zio-json',
      dependencies: ['cats-effect', 'fs2-core'],
      keyLines: { library: 3, dependencies: 4 },
    });
  });

  it.each([
    [['text', '', '```scala vales', '1', '```'], 'docs/a.mdx:3:1: error: `vales` is not allowed'],
    [['- item', '', '  ```scala', '  ```'], 'docs/a.mdx:3:3: error: this Scala block is empty'],
    [['```scala', 'val a = 1'], 'docs/a.mdx:1:1: error: the fence is not closed'],
    [
      ['```scala file=A.scala', '1', '```', '', '```scala file=A.scala', '2', '```'],
      'docs/a.mdx:5:1: error: another block on this page already has `file=A.scala`',
    ],
    [['```Scala', '1', '```'], 'docs/a.mdx:1:1: error: `Scala` is not a known fence language'],
    [['```scala3', '1', '```'], 'docs/a.mdx:1:1: error: `scala3` is not a known fence language'],
    [
      ['<CodeBlock language="scala">', 'x', '</CodeBlock>'],
      'docs/a.mdx:1:1: error: code in `<CodeBlock>` is not checked',
    ],
    [['text', '', '<Tab', '', 'a'], 'docs/a.mdx:5:2: error: the page is not valid MDX'],
    [
      ['---', 'library: [a]', '---'],
      'docs/a.mdx:2:1: error: `library` must be a single id from the catalog',
    ],
    [
      ['---', 'title: A', 'dependencies: a', '---'],
      'docs/a.mdx:3:1: error: `dependencies` must be a list',
    ],
  ])('reports the position and the problem: %#', (lines, message) => {
    const problems = read(...lines).problems.map(problemText);
    expect(problems.join('\n')).toContain(message);
  });
});
