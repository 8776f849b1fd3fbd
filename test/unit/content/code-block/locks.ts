/** Locks for tests, in the format that the check writes. */
import type { LockedBlock, PageLock } from '../../../../src/content/snippets/model/lock';

export const lockedBlock = (fields: Partial<LockedBlock> = {}): LockedBlock => ({
  hash: '',
  mode: 'compile',
  status: 'compiled',
  output: null,
  end: null,
  values: [],
  signatures: [],
  refusals: [],
  dependsOn: [],
  facts: [],
  ...fields,
});

export const pageLock = (
  blocks: readonly Partial<LockedBlock>[],
  fields: Partial<PageLock> = {},
): PageLock => ({
  format: 1,
  page: 'docs/overview/index.mdx',
  checkedAgainst: {
    scala: '3.3.8',
    scala2: null,
    artifacts: ['dev.zio:zio_3:2.1.26', 'dev.zio:zio-test_3:2.1.26'],
    absent: [],
    classPathHash: '',
  },
  blocks: blocks.map(lockedBlock),
  symbols: [],
  types: [],
  ...fields,
});
