import type { PageProblem } from '../model/problem';
import type { Run } from './run';

/**
 * Facts about the pinned releases that are committed beside the locks. A run over all pages holds them too:
 * compares them where it compares locks, else brings them up to date.
 */
export type ReleaseFacts = (
  run: Run,
) => Promise<{ readonly changed: number; readonly problems: readonly PageProblem[] }>;
