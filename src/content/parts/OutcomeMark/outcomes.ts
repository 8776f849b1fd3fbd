/** The four ways in which an effect ends, and what the site calls each. */
import type { RunEnd } from '../../snippets/model/protocol';

/** How a run ends: by its value, a failure, a defect, or interruption. */
export type Outcome = RunEnd;

/** The word for each outcome, as readers see it. */
export const outcomeNames: Readonly<Record<Outcome, string>> = {
  value: 'success',
  failure: 'failure',
  defect: 'defect',
  interruption: 'interruption',
};
