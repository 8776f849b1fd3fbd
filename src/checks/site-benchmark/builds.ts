/** Builds a site and measures what that takes. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildCommand } from '../site-copy/site-copy';
import { watchUsage } from '../../content/snippets/benchmark/usage';
import type { Cost } from './model/table';

/**
 * Builds the site in a folder.
 * @throws Error with the build's words where it fails
 */
export async function measureBuild(folder: string): Promise<Cost> {
  const stop = watchUsage();
  const start = performance.now();
  const child = spawn(process.execPath, ['--max-old-space-size=12000', ...buildCommand], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  const { cpu, memory } = stop();
  if (status !== 0) throw new Error(`The build in ${folder} fails:\n${output}`);
  return { seconds, cpu, memory };
}

/** Bytes of all files of a built site. */
export function bytesOf(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0);
}
