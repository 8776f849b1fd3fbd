import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something is the case; a test that waits in vain ends by its own time limit. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(50);
}
