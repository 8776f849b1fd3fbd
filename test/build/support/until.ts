import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a condition is true. There is no time limit except for that of the test. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(50);
}
