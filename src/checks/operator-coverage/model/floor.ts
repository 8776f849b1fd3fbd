/** A type's floor: the coverage that it has reached and must keep. */
import { coveredCount, runningShare, type Tally } from './tally';

export interface Floor {
  /** How many operators pages show or list. */
  readonly covered: number;
  /** How many operators a running block uses. */
  readonly running: number;
}

export type Floors = Readonly<Record<string, Floor>>;

/** The least share of required operators that running blocks use, in percent. */
export const fewestRunning = 60;

/** What is missing: operators that aren't covered, or too few in running blocks. */
export function shortOfWhole(tally: Tally): string[] {
  const share = runningShare(tally);
  return [
    ...(tally.missing.length > 0 ? [`${tally.missing.length} on no page`] : []),
    ...(share < fewestRunning
      ? [`only ${Math.floor(share)} % run, but at least ${fewestRunning} % must`]
      : []),
  ];
}

/** How a tally fell below its floor; empty if it didn't. */
export function belowFloor(tally: Tally, { covered, running }: Floor): string[] {
  const now = coveredCount(tally);
  return [
    ...(now < covered ? [`${now} on pages, down from ${covered}`] : []),
    ...(tally.at.running < running ? [`${tally.at.running} run, down from ${running}`] : []),
  ];
}

/** The floors with every number that has risen, without types that are no longer covered. */
export function raised(floors: Floors, tallies: readonly Tally[]): Floors {
  return Object.fromEntries(
    tallies.map((tally): [string, Floor] => {
      const { covered, running } = floors[tally.type] ?? { covered: 0, running: 0 };
      const now = { covered: coveredCount(tally), running: tally.at.running };
      return [
        tally.type,
        { covered: Math.max(covered, now.covered), running: Math.max(running, now.running) },
      ];
    }),
  );
}
