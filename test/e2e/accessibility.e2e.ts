/** What axe finds on a page of each kind at rest, and what holds there beyond it; `npm run accessibility` looks at all pages. */
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser';
import {
  audit,
  findings,
  inPages,
  type Run,
  type WindowName,
  windows,
} from './support/accessibility/audit';
import { kinds } from './support/accessibility/kinds';
import { outline, type Outline } from './support/accessibility/outline';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const minutes = (count: number): number => count * 60_000;

describe.each(Object.keys(windows) as WindowName[])('a page of each kind, %s', (window) => {
  const seen: Outline[] = [];
  const runs: Run[] = [];
  beforeAll(async () => {
    await inPages(browser, window, Object.values(kinds), async (page, route) => {
      runs.push(...(await audit(page, route, window)));
      seen.push(...(await outline(page, route)));
    });
  }, minutes(15));

  const astray = (what: (each: Outline) => readonly string[]): string[] =>
    seen.flatMap((each) => what(each).map((found) => `${each.route}, ${each.width} px: ${found}`));

  it('has nothing in either theme that axe finds', () => {
    expect(findings(runs)).toEqual([]);
  });

  it('has one main part, and no navigation within what only complements it', () => {
    expect(astray(({ landmarks }) => landmarks)).toEqual([]);
  });

  it('has headings that are read once, without the links to them', () => {
    expect(astray(({ crowdedHeadings }) => crowdedHeadings)).toEqual([]);
  });

  it('lets the keyboard reach code and tables where they scroll, and nowhere else', () => {
    expect(astray(({ scrollers }) => scrollers)).toEqual([]);
  });

  it('says of links that open another tab that they do', () => {
    expect(astray(({ silentLinks }) => silentLinks)).toEqual([]);
  });

  it('can be read without scrolling sideways at 320 px, which is 400 % of 1280', () => {
    expect(astray(({ tooWide }) => tooWide)).toEqual([]);
  });
});
