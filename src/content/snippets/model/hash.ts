/** Hashes that the site build and the check use to recognize blocks. */
import { hashOf } from '../../../utils/hash';
import type { ScalaFence } from './fences';

/**
 * Hash of a block: its code, and the words that affect the check. Words that only affect the
 * display (`hidden`, the reason of `parsed`) and time limits don't change it.
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
