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

/** The outcome that a heading or a title names in the singular or the plural, if it names one. */
export function namedOutcome(text: string): Outcome | undefined {
  const name = text.toLowerCase();
  const outcomes = Object.keys(outcomeNames) as Outcome[];
  return outcomes.find((each) => [outcomeNames[each], `${outcomeNames[each]}s`].includes(name));
}
