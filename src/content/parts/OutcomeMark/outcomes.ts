/** The four ways in which an effect ends, and what the site calls each. */
import type { RunEnd } from '../../snippets/model/protocol';

export type Outcome = RunEnd;

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  value: 'success',
  failure: 'failure',
  defect: 'defect',
  interruption: 'interruption',
};
