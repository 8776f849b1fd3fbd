import type { ScalaFence } from '@site/src/content/snippets/model/fences';
import { blockHash } from '@site/src/content/snippets/model/hash';
import type { LockedBlock, PageLock } from '@site/src/content/snippets/model/lock';
import type { BlockResult } from '@site/src/content/snippets/model/protocol';
import { pageLock } from '../../code-block/locks';

/** A lock that proves these fences and found nothing in them. */
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

/** What the program found of a block that compiles and does nothing, and what is said besides. */
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
