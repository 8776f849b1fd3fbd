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
  /** Empty where Lighthouse was not asked for. */
  readonly lighthouse: readonly Lighthouse[];
}

export interface Cost {
  readonly seconds: number;
  readonly cpu: number;
  readonly memory: number;
}

/** One run of Lighthouse's mobile simulation. */
export interface Lighthouse {
  /** Of 100. */
  readonly performance: number;
  /** Milliseconds. */
  readonly blocking: number;
  /** Milliseconds until the largest paint. */
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** How fast the machine was just then: `benchmarkIndex`, as Lighthouse measures it in the page. */
  readonly machineSpeed: number;
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
  ['Lighthouse, mobile', ({ lighthouse }) => each(lighthouse, (run) => run.performance.toFixed(0))],
  [
    '  blocking time',
    ({ lighthouse }) => each(lighthouse, (run) => `${run.blocking.toFixed(0)} ms`),
  ],
  [
    '  largest paint',
    ({ lighthouse }) => each(lighthouse, (run) => `${run.largestPaint.toFixed(0)} ms`),
  ],
  ['  layout shift', ({ lighthouse }) => each(lighthouse, (run) => run.layoutShift.toFixed(3))],
  ['  machine speed', ({ lighthouse }) => each(lighthouse, (run) => run.machineSpeed.toFixed(0))],
];

const each = (runs: readonly Lighthouse[], show: (run: Lighthouse) => string): string =>
  runs.length === 0 ? '-' : runs.map(show).join(', ');

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
