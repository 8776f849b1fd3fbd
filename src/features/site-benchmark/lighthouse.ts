/** Runs Lighthouse's mobile simulation on a page. It has a package of its own under `benchmark/`. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumFlags, chromiumPath } from '../browser/chromium';
import type { Lighthouse } from './model/table';
import { stepBack } from './step-back';

const program = path.resolve(__dirname, '../../../benchmark/node_modules/lighthouse/cli/index.js');

/** A run takes about a quarter of a minute. */
const timeoutMs = 120_000;

/** Now and then Chromium hands Lighthouse a trace without the start of the page, and Lighthouse asks to be run again. */
const unusable = 'NO_NAVSTART';
const attempts = 3;

/**
 * With sites in processes of their own, Chromium starts one for the next page while it loads this one. On few cores both take turns, and
 * Lighthouse counts the turns of the other as the page's.
 */
const withoutSpareProcess = '--disable-site-isolation-trials';

/** Whether `npm ci` was run in `benchmark/`. */
export const hasLighthouse = (): boolean => fs.existsSync(program);

/**
 * Measures a page, which this process may serve; again where Chromium recorded nothing that can be read.
 * @throws Error with Lighthouse's words where it gives no result
 */
export async function runLighthouse(address: string): Promise<Lighthouse> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await runOnce(address);
    } catch (error) {
      if (!(error as Error).message.includes(unusable)) throw error;
    }
  }
  return runOnce(address);
}

async function runOnce(address: string): Promise<Lighthouse> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  // Chromium has a session of its own. What Lighthouse and the server do meanwhile would count as the page's on few cores.
  const stepForth = stepBack();
  try {
    const report = path.join(folder, 'report.json');
    await promisify(execFile)(
      process.execPath,
      [
        program,
        address,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${report}`,
        `--chrome-flags=${['--headless=new', withoutSpareProcess, ...chromiumFlags].join(' ')}`,
      ],
      {
        timeout: timeoutMs,
        env: { ...process.env, CHROME_PATH: chromiumPath() },
      },
    );
    return read(JSON.parse(fs.readFileSync(report, 'utf8')) as Report);
  } finally {
    stepForth();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

function read({ categories, audits, environment }: Report): Lighthouse {
  const value = (audit: string): number => {
    const found = audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse did not measure ${audit}`);
    return found;
  };
  return {
    performance: categories.performance.score * 100,
    blocking: value('total-blocking-time'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    machineSpeed: environment.benchmarkIndex,
  };
}
