/** What a key stroke in the search costs a reader's processor, and how long it takes until results are painted. */
import type { CDPSession, Page } from 'playwright-core';
import { bringApplication } from './browser';

/** How long the answers to a key are waited for, in milliseconds. */
const afterKeyMs = 200;

/** What is typed once before, so that measured keys find everything fetched and compiled. */
const warmUp = ['retry', 'fiber', 'json', 'cache', 'foreach par'];

/** A field that nobody listens to: what a key costs there, it costs anywhere. */
const plainField = 'plain-field';

async function openSearch(page: Page): Promise<void> {
  await bringApplication(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('retry');
  await page.locator('[role=option] mark').nth(3).waitFor();
  for (const query of warmUp) {
    await clear(page);
    await page.keyboard.type(query, { delay: afterKeyMs / 2 });
    await page.waitForLoadState('networkidle');
  }
}

async function clear(page: Page): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.waitForTimeout(afterKeyMs);
}

/** Types queries, and measures around each key. */
async function eachKey(
  page: Page,
  queries: readonly string[],
  measure: () => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    await clear(page);
    for (const key of query) {
      const before = await measure();
      await page.keyboard.type(key);
      await page.waitForTimeout(afterKeyMs);
      times.push((await measure()) - before);
    }
  }
  return times;
}

/** Milliseconds of processor time that the page's thread has taken so far. */
async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
}

/** A fixed piece of work of the kind that a search does: strings, maps, sorting, elements. */
function fixedWork(): number {
  let letters = 0;
  for (let round = 0; round < 20; round += 1) {
    const counts = new Map<string, number>();
    for (let index = 0; index < 4000; index += 1) {
      const name = `name ${(index * 7919) % 4001}`;
      counts.set(name, (counts.get(name) ?? 0) + name.length);
    }
    const list = document.createElement('ul');
    for (const [name] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, 200)) {
      const row = document.createElement('li');
      row.textContent = name;
      list.append(row);
    }
    letters += list.textContent.length;
  }
  return letters;
}

/** Milliseconds of the thread for {@link fixedWork} on the machine whose figures the floors are. */
const referenceMs = 35;

interface Round {
  /** For each key, in milliseconds of the thread. */
  readonly times: readonly number[];
  /** How many times slower the processor was meanwhile than that of the reference. */
  readonly slowness: number;
}

/** Types the queries once, with the fixed work between them, so that both find the machine equally busy. */
async function roundOf(
  page: Page,
  queries: readonly string[],
  measure: () => Promise<number>,
): Promise<Round> {
  const paces: number[] = [];
  const pace = async (): Promise<void> => {
    const before = await measure();
    await page.evaluate(fixedWork);
    paces.push((await measure()) - before);
  };
  await page.evaluate((id) => {
    const field = Object.assign(document.createElement('input'), { id });
    document.querySelector('dialog')?.prepend(field);
    field.focus();
  }, plainField);
  const plain = quantile(await eachKey(page, queries.slice(0, 1), measure), 0.5);
  await page.evaluate((id) => document.getElementById(id)?.remove(), plainField);
  await page.getByRole('combobox', { name: 'Search' }).focus();
  const times: number[] = [];
  for (const query of queries) {
    await pace();
    times.push(...(await eachKey(page, [query], measure)));
    await pace();
  }
  const slowness = quantile(paces, 0.5) / referenceMs;
  return { times: times.map((ms) => Math.max(0, ms - plain)), slowness };
}

/**
 * Milliseconds of processor time for each key: all that the page's thread does until the next one (search, drawing,
 * layout, painting, passages), less what a key takes in a field that nobody listens to. A fixed piece of work, done in
 * turn with the typing, tells how fast the processor is at that time; the times are those of the machine that the
 * floors were taken on. Of several rounds the one with the lowest median is returned: other work only ever adds.
 */
export async function busyTimes(
  page: Page,
  queries: readonly string[],
  rounds: number,
): Promise<number[]> {
  await openSearch(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const measure = (): Promise<number> => threadTime(devtools);
  let best: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { times, slowness } = await roundOf(page, queries, measure);
    const reckoned = times.map((ms) => ms / slowness);
    if (best.length === 0 || quantile(reckoned, 0.5) < quantile(best, 0.5)) best = reckoned;
  }
  return best;
}

/**
 * Milliseconds by the clock from each key to the results that it painted, on a processor that the browser slows down.
 * @param slowdown how many times
 */
export async function paintedTimes(
  page: Page,
  queries: readonly string[],
  slowdown: number,
): Promise<number[]> {
  await openSearch(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const list = document.querySelector('dialog [role=listbox]')?.parentElement;
    const times: number[] = [];
    Object.assign(window, { paintedTimes: times });
    document.addEventListener('keydown', ({ timeStamp }) => {
      const drawn = new MutationObserver(() => {
        drawn.disconnect();
        // A frame's callbacks run before it is painted, a message sent by one after that.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(undefined));
      });
      if (list) drawn.observe(list, { subtree: true, childList: true, characterData: true });
    });
  });
  await eachKey(page, queries, () => Promise.resolve(0));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => (window as unknown as { paintedTimes: number[] }).paintedTimes);
}

/** The value below which a share of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
