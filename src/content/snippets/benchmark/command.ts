/** `npm run snippets:benchmark`: time and memory of the check over generated pages. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Connection } from '../check/connection';
import { launch } from '../check/java';
import { cacheDirOf, openRun } from '../check/open-run';
import { buildProgram, type Program } from '../check/program';
import { runCheck } from '../check/run';
import type { Terminal } from '../check/terminal';
import { watchUsage } from './usage';
import { benchmarkPage } from './pages';

const seed = 20260;
const blocksPerPage = 5;

/**
 * Generates pages, checks them all with a fresh process, then one of them cold and warm, and prints the
 * figures.
 *
 * @param args the number of pages, 600 unless given
 * @returns the exit code: 1 where a page did not pass
 */
export async function benchmarkCommand(
  siteDir: string,
  [asked = '600']: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const count = Number(asked);
  const corpus = fs.mkdtempSync(path.join(os.tmpdir(), 'snippets-benchmark-'));
  try {
    for (let index = 0; index < count; index++) writePage(corpus, index, benchmarkPage(seed, index, blocksPerPage));
    const program = await buildProgram(siteDir, cacheDirOf(siteDir), () => terminal.say('Building …'));
    const run = { ...openRun(siteDir, { check: false, all: true }, terminal), siteDir: corpus };

    const stop = watchUsage();
    const full = await timed(() => runCheck({ ...run, connect: () => launch(program) }));
    const { memory, cpu } = stop();
    const blocks = count * blocksPerPage;
    terminal.say(`all ${count} pages, ${blocks} blocks: ${full.seconds} s (${cpu.toFixed(0)} s of processor time), ${gigabytes(memory)} GB at most`);

    const one = { ...run, files: [pageName(0)] };
    const cold = await timed(() => runCheck({ ...one, connect: () => launch(program) }));
    terminal.say(`one page, new process: ${cold.seconds} s`);
    const warm = await warmTimes(program, one);
    terminal.say(`one page, warm: ${warm.join(' s, ')} s`);
    return full.result.failed.length > 0 ? 1 : 0;
  } finally {
    fs.rmSync(corpus, { recursive: true });
  }
}

/** Times of one changed page on one process, the first of them cold and left out. */
async function warmTimes(program: Program, run: Parameters<typeof runCheck>[0]): Promise<string[]> {
  const process = await launch(program);
  const kept: Connection = { ...process, close: () => undefined };
  const times: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    writePage(run.siteDir, 0, `${benchmarkPage(seed + turn, 0, blocksPerPage)}\n`);
    times.push((await timed(() => runCheck({ ...run, connect: async () => kept }))).seconds);
  }
  process.close();
  return times.slice(1);
}

function pageName(index: number): string {
  return `docs/section-${Math.floor(index / 50)}/page-${index}.mdx`;
}

function writePage(corpus: string, index: number, text: string): void {
  const file = path.join(corpus, pageName(index));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: string }> {
  const start = performance.now();
  const result = await work();
  return { result, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

function gigabytes(bytes: number): string {
  return (bytes / 2 ** 30).toFixed(2);
}
