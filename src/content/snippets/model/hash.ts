/** Hashes by which the site build and the check know a block again. */
import { hashOf } from '../../../utils/hash';
import type { ScalaFence } from './fences';

/**
 * The hash of a block: its code and those words of its fence that the check acts on. Words that
 * only the reader sees (`hidden`, the reason of `parsed`) and bounds of time leave it as it is.
 */
export function blockHash({ code, words }: Pick<ScalaFence, 'code' | 'words'>): string {
  const { mode, end, fail, reset, scope, unstable, deprecated, needs, file, dialect } = words;
  const flags = [
    reset && 'reset',
    scope !== null && `scope=${scope}`,
    unstable && 'unstable',
    deprecated && 'deprecated',
    needs !== null && `needs=${needs}`,
  ];
  return hashOf([
    ...[mode, end, fail, dialect, file ?? ''],
    ...flags.filter((flag): flag is string => flag !== false),
    code,
  ]);
}
