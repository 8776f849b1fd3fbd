import { checkPage } from '@site/src/content/snippets/model/check-page';
import { blockHash } from '@site/src/content/snippets/model/hash';
import { readPage } from '@site/src/content/snippets/model/page';
import { bringBack } from '@site/src/content/snippets/model/scopes';
import { found, resultOf } from './support';

const file = 'docs/guides/migrate.mdx';
const block = (words: string, code: string) => [`\`\`\`scala ${words}`, code, '```', ''];
const source = [
  ...block('', 'import zio.*'), // code on line 2
  ...block('scope=cats', 'import cats.effect.*'), // 6
  ...block('run', 'ZIO.unit'), // 10
  ...block('run scope=cats', 'IO.unit'), // 14
  ...block('scope=cats reset', 'import cats.*'), // 18
].join('\n');
const { fences } = readPage(file, source);
const request = checkPage(file, fences, [], { '3': false, '2': false });

test('sends the blocks scope by scope, with increasing line numbers', () => {
  const asked = request.blocks.map(({ index, code, reset }) => ({ index, code, reset }));
  expect(asked).toEqual([
    { index: 0, code: 'import zio.*', reset: false },
    { index: 1, code: 'ZIO.unit', reset: false },
    { index: 2, code: 'import cats.effect.*', reset: true },
    { index: 3, code: 'IO.unit', reset: false },
    { index: 4, code: 'import cats.*', reset: true },
  ]);
  const lines = request.blocks.map(({ line }) => line);
  expect(lines.slice(0, 2)).toEqual([2, 10]);
  expect(lines).toEqual([...lines].sort((a, b) => a - b));
});

test('converts the lines and indexes of the result back to those of the page', () => {
  const at = request.blocks[3]?.line ?? 0;
  const place = { line: at, column: 1, endLine: at, endColumn: 3 };
  const message = `The block at line ${request.blocks[2]?.line} failed.\n\tat run(migrate.mdx:${at})`;
  const results = [
    found(0),
    found(1, { dependsOn: [0], output: 'took 90 ms at line 90' }),
    found(2),
    found(3, { dependsOn: [2], end: { kind: 'failure', text: `at run(migrate.mdx:${at})` } }),
    found(4),
  ];
  const answer = resultOf(file, results, {
    diagnostics: [{ severity: 'error', block: 3, message, ...place }],
  });
  const { diagnostics, blocks } = bringBack(answer, fences);
  expect(diagnostics).toEqual([
    {
      severity: 'error',
      block: 3,
      message: 'The block at line 6 failed.\n\tat run(migrate.mdx:14)',
      line: 14,
      column: 1,
      endLine: 14,
      endColumn: 3,
    },
  ]);
  expect(blocks.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  expect(blocks[2]).toMatchObject({ dependsOn: [0], output: 'took 90 ms at line 90' });
  expect(blocks[3]).toMatchObject({ dependsOn: [1], end: { text: 'at run(migrate.mdx:14)' } });
});

test('gives the same code in different scopes different hashes', () => {
  const hashes = ['', 'scope=cats', 'scope=akka'].map((words) => {
    const [fence] = readPage(file, block(words, 'val a = 1').join('\n')).fences;
    return fence && blockHash(fence);
  });
  expect(new Set(hashes).size).toBe(3);
});

describe('included code', () => {
  const clock = '// A clock.\ndef now: Int = 1\n\ndef later = now + 1\n';
  const page = readPage(
    'docs/a.mdx',
    [
      '```scala hidden include=test-clock', // 1
      '```',
      '',
      ...block('run', 'later'), // 5
      ...block('scope=cats', 'import cats.*'), // 9
    ].join('\n'),
    (name) => (name === 'test-clock' ? clock : null),
  );
  const asked = checkPage('docs/a.mdx', page.fences, [], { '3': false, '2': false }).blocks;

  it('gets additional lines in the request, before the blocks that follow', () => {
    expect(page.problems).toEqual([]);
    expect(asked.map(({ code, line }) => [code.split('\n').length, line]).slice(0, 2)).toEqual([
      [4, 2],
      [1, 9],
    ]);
    const [, run, cats] = asked;
    expect(cats?.line).toBeGreaterThan(run?.line ?? 0);
  });

  it('is reported with the lines of its own file, and the page with the lines of the page', () => {
    const line = (asked[0]?.line ?? 0) + 3;
    const trace = `at later(a.mdx:${line})\nat run(a.mdx:${asked[1]?.line})`;
    const place = { line, column: 13, endLine: line, endColumn: 16 };
    const answer = resultOf(page.file, [found(0), found(1, { output: trace }), found(2)], {
      diagnostics: [{ severity: 'error', block: 0, message: 'Not found: now', ...place }],
    });
    const { diagnostics, blocks } = bringBack(answer, page.fences);
    expect(diagnostics).toMatchObject([
      {
        block: 0,
        message: 'docs/_shared/test-clock.scala:4:13: Not found: now',
        line: 1,
        column: 1,
        endLine: 1,
      },
    ]);
    expect(blocks[1]?.output).toBe('at later(test-clock.scala:4)\nat run(a.mdx:5)');
  });

  it('changes the hash of the block when it changes', () => {
    const of = (text: string) => readPage('docs/a.mdx', page.source, () => text).fences[0];
    const hashes = [clock, `${clock}\ndef never = 0`].map((text) => {
      const fence = of(text);
      return fence && blockHash(fence);
    });
    expect(new Set(hashes).size).toBe(2);
  });
});
