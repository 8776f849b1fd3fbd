/** Formats the output of `npm run operators`. */
import { nameIn } from './covered-type';
import { runningShare, type Tally } from './tally';

const columns = ['type', 'members', 'left out', 'required', 'run', 'compile', 'listed', 'missing'];

/** A table with one line for each type. */
export function tableText(tallies: readonly Tally[]): string {
  const named = nameIn(tallies.map(({ type }) => type));
  const rows = tallies.map((tally) => {
    const { type, members, leftOut, required, at, missing } = tally;
    const out = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
    const run = `${at.running} (${Math.floor(runningShare(tally))} %)`;
    return [named(type), members, out, required, run, at.compiled, at.listed, missing.length];
  });
  const all = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const short: Readonly<Record<string, string>> = {
  signature: 'only a signature',
  mentioned: 'only in passing',
};

/**
 * A type's operators that no page shows or lists, one a line; empty if there are none.
 * @param named see `nameIn`
 */
export function missingText({ type, missing }: Tally, named: (type: string) => string): string {
  if (missing.length === 0) return '';
  const lines = missing.map(({ symbol, level }) => {
    const note = short[level];
    return `  ${symbol}${note === undefined ? '' : ` (${note})`}`;
  });
  return [`${named(type)}: on no page`, ...lines].join('\n');
}
