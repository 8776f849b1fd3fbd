/** What a type's coverage has reached and may not fall below. */
import { coveredCount, runningShare, type Tally } from './tally';

export interface Floor {
  /** Operators that pages show or list. */
  readonly covered: number;
  /** Operators that stand in a block that runs. */
  readonly running: number;
}

export type Floors = Readonly<Record<string, Floor>>;

/** Of the operators that pages have to show or list, the share that a block runs, in percent. */
export const fewestRunning = 60;

/** What a tally falls short of: everything covered, and enough of it in blocks that run. */
export function shortOfWhole(tally: Tally): string[] {
  const share = runningShare(tally);
  return [
    ...(tally.missing.length > 0 ? [`${tally.missing.length} on no page`] : []),
    ...(share < fewestRunning
      ? [`only ${Math.floor(share)} % run, but at least ${fewestRunning} % must`]
      : []),
  ];
}

/** How a tally fell below its floor; empty where it stands. */
export function belowFloor(tally: Tally, { covered, running }: Floor): string[] {
  const now = coveredCount(tally);
  return [
    ...(now < covered ? [`${now} on pages, down from ${covered}`] : []),
    ...(tally.at.running < running ? [`${tally.at.running} run, down from ${running}`] : []),
  ];
}

/**
 * The floors with every figure that has risen; those of types that are covered no more are gone.
 */
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
