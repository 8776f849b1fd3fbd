/** Runs Lighthouse's mobile simulation on a page. It has a package of its own under `benchmark/`. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Lighthouse } from './model/table';

const program = path.resolve(__dirname, '../../../benchmark/node_modules/lighthouse/cli/index.js');

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whether `npm ci` was run in `benchmark/`. */
export const hasLighthouse = (): boolean => fs.existsSync(program);

/** @throws Error with Lighthouse's words where it gives no result */
export function runLighthouse(address: string): Lighthouse {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  try {
    const report = path.join(folder, 'report.json');
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        program,
        address,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${report}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      {
        encoding: 'utf8',
        env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
      },
    );
    if (status !== 0) throw new Error(`Lighthouse fails on ${address}:\n${stderr}`);
    return read(JSON.parse(fs.readFileSync(report, 'utf8')) as Report);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

function read({ categories, audits }: Report): Lighthouse {
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
  };
}
