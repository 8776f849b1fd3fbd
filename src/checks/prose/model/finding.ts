import type { Finding } from '../../../utils/validation/finding';

/** What a rule has found. */
export interface ProseFinding extends Finding {
  readonly rule: string;
  /** Lines before which an excuse for it may be: its own, and those of the blocks around it. */
  readonly starts: readonly number[];
  /** Is printed and stops nothing. */
  readonly isWarning?: true;
}
