import { checkPage } from '@site/src/features/snippets/model/check-page';
import { blockHash } from '@site/src/features/snippets/model/hash';
import { readPage } from '@site/src/features/snippets/model/page';
import type { PageResult } from '@site/src/features/snippets/model/protocol';
import { bringBack } from '@site/src/features/snippets/model/scopes';
import { found } from './support';

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


test('the program gets scope after scope, each below the lines of the one before', () => {
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

test('its answer speaks of the page again', () => {
  const at = request.blocks[3]?.line ?? 0;
  const place = { line: at, column: 1, endLine: at, endColumn: 3 };
  const message = `The block at line ${request.blocks[2]?.line} failed.\n\tat run(migrate.mdx:${at})`;
  const answer: PageResult = {
    type: 'page',
    file,
    diagnostics: [{ severity: 'error', block: 3, message, ...place }],
    blocks: [
      found(0),
      found(1, { dependsOn: [0], output: 'took 90 ms at line 90' }),
      found(2),
      found(3, { dependsOn: [2], end: { kind: 'failure', text: `at run(migrate.mdx:${at})` } }),
      found(4),
    ],
    symbols: [],
    types: [],
  };
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

test('another scope is another block', () => {
  const hashes = ['', 'scope=cats', 'scope=akka'].map((words) => {
    const [fence] = readPage(file, block(words, 'val a = 1').join('\n')).fences;
    return fence && blockHash(fence);
  });
  expect(new Set(hashes).size).toBe(3);
});
