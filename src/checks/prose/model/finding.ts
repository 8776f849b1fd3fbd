import type { Finding } from '../../../utils/validation/finding';

export interface ProseFinding extends Finding {
  readonly line: number;
  readonly rule: string;
  /**
   * Lines before which an excuse may be: the finding's own, and the first lines of the blocks
   * around it.
   */
  readonly starts: readonly number[];
}
