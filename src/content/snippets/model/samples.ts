/** Keeps the sample of an output that varies until its block changes. */
import type { ScalaFence } from './fences';
import type { PageLock } from './lock';

/** `fresh`, with the samples of `old` for unchanged `unstable` blocks. */
export function keepSamples(
  old: PageLock | null,
  fresh: PageLock,
  fences: readonly ScalaFence[],
): PageLock {
  const blocks = fresh.blocks.map((block, index) => {
    const before = old?.blocks[index];
    const same = before?.hash === block.hash && before.end?.kind === block.end?.kind;
    if (!fences[index]?.words.unstable || !same) return block;
    return { ...block, output: before.output, end: before.end, values: before.values };
  });
  return { ...fresh, blocks };
}
