/** The four outcomes of an effect, and their names on the site. */
import type { RunEnd } from '../../snippets/model/protocol';

/** How a run ends: with a value, a failure, a defect or an interruption. */
export type Outcome = RunEnd;

/** Name of each outcome, as readers see it. */
export const outcomeNames: Readonly<Record<Outcome, string>> = {
  value: 'success',
  failure: 'failure',
  defect: 'defect',
  interruption: 'interruption',
};
