/** Mutual exclusion between processes. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `work` while holding `file`. Waits if another running process holds it. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  while (!take(file)) await sleep(100);
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : NaN;
  if (holder > 0 && !isRunning(holder)) fs.rmSync(file, { force: true });
  return false;
}

/** Whether this machine has a process with this id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
