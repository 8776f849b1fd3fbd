/** What was measured, as a table of plain text. */
import type { Weight } from './weight';
import { total } from './weight';

/** What one site took and costs. */
export interface Measured {
  readonly site: string;
  readonly pages: number;
  /** Seconds of wall clock and of processor time, bytes of memory. */
  readonly cold: Cost;
  readonly warm: Cost;
  /** Bytes of all built files. */
  readonly size: number;
  readonly rest: Weight;
  readonly way: Weight;
  readonly application: Weight;
}

export interface Cost {
  readonly seconds: number;
  readonly cpu: number;
  readonly memory: number;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const rows: readonly [string, (measured: Measured) => string][] = [
  ['pages', ({ pages }) => String(pages)],
  ['cold build', ({ cold }) => `${cold.seconds.toFixed(1)} s`],
  ['  processor time', ({ cold }) => `${cold.cpu.toFixed(1)} s`],
  ['  memory', ({ cold }) => `${(cold.memory / 2 ** 30).toFixed(2)} GB`],
  ['one page changed', ({ warm }) => `${warm.seconds.toFixed(1)} s`],
  ['  processor time', ({ warm }) => `${warm.cpu.toFixed(1)} s`],
  ['built files', ({ size }) => `${(size / 1e6).toFixed(1)} MB`],
  ['page at rest', ({ rest }) => kB(total(rest))],
  ['  of it HTML', ({ rest }) => kB(rest.html)],
  ['  of it style sheets', ({ rest }) => kB(rest.style)],
  ['  of it scripts', ({ rest }) => kB(rest.script)],
  ['  of it fonts', ({ rest }) => kB(rest.font)],
  ['way over five pages', ({ way }) => kB(total(way))],
  ['  of it scripts', ({ way }) => kB(way.script)],
  ['scripts once used', ({ rest, application }) => kB(rest.script + application.script)],
];

/** A column for each site and size, a row for each figure; bytes are of gzip. */
export function tableOf(all: readonly Measured[]): string {
  const lines = [
    ['', ...all.map(({ site }) => site)],
    ...rows.map(([label, show]) => [label, ...all.map(show)]),
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const pad = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);
