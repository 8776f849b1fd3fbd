/** `npm run operators`: from the arguments to the exit code. */
import { readFloors, writeFloors } from './floors';
import { measure } from './measure';
import { belowFloor, raised, shortOfWhole } from './model/floor';
import { missingText, tableText } from './model/report';
import { nameIn } from './model/covered-type';

const usage = `Usage: npm run operators [-- --floor | --raise]

  --floor  fail only if the coverage of a type has fallen below its floor
  --raise  write the current coverage as the new floor`;

/**
 * Prints how the pages cover the operators of the configured types, and what is missing.
 * @returns the exit code: 1 if something is missing or has fallen below its floor
 * @throws Error with the usage if an argument is unknown
 */
export function operatorsCommand(
  siteDir: string,
  args: readonly string[],
  say: (text: string) => void,
): number {
  const unknown = args.find((arg) => !['--floor', '--raise'].includes(arg));
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}.\n${usage}`);
  const { tallies, stale } = measure(siteDir);
  const floors = readFloors(siteDir);
  const named = nameIn(tallies.map(({ type }) => type));
  const missing = tallies.map((tally) => missingText(tally, named)).filter((text) => text !== '');
  say([...missing, tableText(tallies)].join('\n\n'));
  if (args.includes('--raise')) writeFloors(siteDir, raised(floors, tallies));
  const problems = [
    ...stale.map(
      (symbol) =>
        `${symbol} is listed as left out, but either no type has this member or a block shows it: remove the entry`,
    ),
    ...tallies.flatMap((tally) => {
      const fallen = belowFloor(tally, floors[tally.type] ?? { covered: 0, running: 0 });
      const short = args.length > 0 ? [] : shortOfWhole(tally);
      return [...fallen, ...short].map((problem) => `${named(tally.type)}: ${problem}`);
    }),
  ];
  if (problems.length > 0) say(`\n${problems.map((problem) => `error: ${problem}`).join('\n')}`);
  return problems.length > 0 ? 1 : 0;
}
