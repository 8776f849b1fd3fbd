/** Runs `npm start` on a site and measures how soon a browser shows a page, and what changes on it. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { startSite } from '../site-copy/start';
import type { Edits } from './model/edits';

const changes = 5;
/** Milliseconds between two changes, for what follows from the first besides. */
const rest = 3000;
const patience = { timeout: 300_000 };

export interface EditedPage {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly address: string;
}

/** Starts the server twice, without and with the caches of the first time, and changes the page some times. */
export async function measureEdits(
  folder: string,
  edited: EditedPage,
  browser: Browser,
): Promise<Edits> {
  const cold = await inBrowser(folder, edited, browser, (_, shown) => Promise.resolve(shown));
  return inBrowser(folder, edited, browser, async (page, warm) => {
    const file = path.join(folder, edited.file);
    const original = fs.readFileSync(file, 'utf8');
    const change = async (make: (mark: string) => string): Promise<number[]> => {
      const times: number[] = [];
      for (let count = 0; count < changes; count++) {
        await wait(rest);
        const mark = `Changed for the time number ${times.length}`;
        const start = performance.now();
        fs.writeFileSync(file, make(mark));
        await page.waitForFunction(
          (text) => document.querySelector('main')?.textContent.includes(text),
          mark,
          { ...patience, polling: 20 },
        );
        times.push(performance.now() - start);
      }
      return times;
    };
    return {
      cold,
      warm,
      text: await change((mark) => `${original}\n${mark}.\n`),
      title: await change((mark) => original.replace(/^title: .*$/m, `title: ${mark}`)),
    };
  });
}

/** @param work gets the page once it is shown, with the seconds that took since the start */
async function inBrowser<Result>(
  folder: string,
  { address }: EditedPage,
  browser: Browser,
  work: (page: Page, shown: number) => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  const site = await startSite(folder);
  const page = await browser.newPage();
  try {
    await page.goto(site.origin + address, patience);
    await page.waitForSelector('main h1', patience);
    return await work(page, (performance.now() - start) / 1000);
  } finally {
    await page.close();
    await site.stop();
  }
}
