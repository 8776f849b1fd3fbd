import type { ScalaFence } from '@site/src/content/snippets/model/fences';
import { blockHash } from '@site/src/content/snippets/model/hash';
import type { LockedBlock, PageLock } from '@site/src/content/snippets/model/lock';
import type { BlockResult, PageResult } from '@site/src/content/snippets/model/protocol';
import { pageLock } from '../../code-block/locks';

/** A lock that matches these fences, without any results. */
export function lockOf(
  page: string,
  fences: readonly ScalaFence[],
  found: (index: number) => Partial<LockedBlock> = () => ({}),
): PageLock {
  const blocks = fences.map((fence, index) => ({
    hash: blockHash(fence),
    mode: fence.words.mode,
    ...found(index),
  }));
  const checkedAgainst = {
    scala: '3.3.8',
    scala2: null,
    artifacts: ['dev.zio:zio_3:2.1.26'],
    absent: [],
    classPathHash: 'aa',
  };
  return pageLock(blocks, { page, checkedAgainst });
}

/** The result for a block that compiles and does nothing, with additional fields. */
export const found = (index: number, more: Partial<BlockResult> = {}): BlockResult => ({
  index,
  status: 'compiled',
  output: null,
  end: null,
  values: [],
  signatures: [],
  refusals: [],
  facts: [],
  dependsOn: [],
  ...more,
});

/** The result for a page, with additional fields. */
export const resultOf = (
  file: string,
  blocks: readonly BlockResult[],
  more: Partial<PageResult> = {},
): PageResult => ({
  type: 'page',
  file,
  diagnostics: [],
  blocks,
  symbols: [],
  types: [],
  claims: [],
  ...more,
});
