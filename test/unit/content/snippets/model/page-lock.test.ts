import { readPage } from '@site/src/content/snippets/model/page';
import { pageLock } from '@site/src/content/snippets/model/page-lock';
import type { BlockResult, PageResult } from '@site/src/content/snippets/model/protocol';
import { found, lockOf, resultOf } from './support';

const file = 'docs/reference/retrying.mdx';
const source = [
  'Prose.',
  '',
  '```scala run',
  'val a = 1',
  'a',
  '```',
  '',
  '- item',
  '',
  '  ```scala fail',
  '  val b: Int =',
  '    "b"',
  '  ```',
  '',
  '```scala file=shop/Order.scala',
  'package shop',
  '```',
].join('\n');
const { fences } = readPage(file, source);
const { checkedAgainst } = lockOf(file, fences);

const lockFor = (blocks: readonly BlockResult[], more: Partial<PageResult> = {}) =>
  pageLock(file, fences, ['run', 'fail', 'file'], resultOf(file, blocks, more), checkedAgainst);

describe('the lock of a page', () => {
  it('stores positions of compiler errors relative to their blocks, so that prose may change', () => {
    const refusal = { severity: 'error', block: 1, message: 'no' } as const;
    const lock = lockFor([
      found(0),
      found(1, { refusals: [{ ...refusal, line: 12, column: 5, endLine: 12, endColumn: 8 }] }),
      found(2),
    ]);
    expect(lock.blocks[1]?.refusals).toEqual([
      { line: 1, column: 2, endLine: 1, endColumn: 5, message: 'no' },
    ]);
  });

  it('stores line numbers of the page relative to its code', () => {
    const text = 'at a(retrying.mdx:5)\nat b(ZIO.scala:7)\nat c(retrying.mdx:12)';
    const lock = lockFor([
      found(0, { output: 'location=a file=retrying.mdx line=4', end: { kind: 'defect', text } }),
      found(1),
      found(2, { output: 'at shop(retrying.mdx:16)' }),
    ]);
    expect(lock.blocks[0]).toMatchObject({
      output: 'location=a file=retrying.scala line=1',
      end: {
        kind: 'defect',
        text: 'at a(retrying.scala:2)\nat b(ZIO.scala:7)\nat c(retrying.scala:4)',
      },
    });
    expect(lock.blocks[2]?.output).toBe('at shop(Order.scala:1)');
  });

  it('numbers symbols and types by their first use, and leaves out unused ones', () => {
    const lock = lockFor(
      [
        found(0, {
          facts: [
            [1, 0, 1, 2, 0],
            [0, 4, 1, 1, 1],
            [0, 4, 1, 1, 1],
          ],
        }),
        found(1),
        found(2),
      ],
      { symbols: ['unused', '<page>.a', 'zio.ZIO'], types: ['Int', 'String'] },
    );
    expect(lock).toMatchObject({ symbols: ['<page>.a', 'zio.ZIO'], types: ['String', 'Int'] });
    expect(lock.blocks[0]?.facts).toEqual([
      [0, 4, 1, 0, 0],
      [1, 0, 1, 1, 1],
    ]);
  });

  it('is an error if the check returned no result for a block', () =>
    expect(() => lockFor([found(0), found(1)])).toThrow(
      'docs/reference/retrying.mdx:15: the check returned no result for this block',
    ));
});
