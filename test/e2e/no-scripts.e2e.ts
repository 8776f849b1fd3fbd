/** The site without scripts. For categories, versions and the menu, see `navigation.e2e.ts`. */
import { libraries } from '@site/src/facts/catalog';
import { pageFolders } from '@site/src/facts/catalog/pages';
import type { Page } from 'playwright-core';
import { builtRoutes } from './support/site';
import { kinds } from './support/accessibility/kinds';
import { startVisits } from './support/visit';

const visit = startVisits();
const off = { javaScriptEnabled: false };

const panels = (page: Page): Promise<string[]> =>
  page
    .locator('[data-tabs]')
    .first()
    .locator('[data-tab-value]')
    .evaluateAll((all) =>
      all
        .filter((panel) => getComputedStyle(panel).display !== 'none')
        .map((panel) => panel.getAttribute('data-tab-value') ?? ''),
    );

it('tabs switch by mouse and by keyboard', () =>
  visit('/overview/getting-started', off, async (page) => {
    const set = page.locator('[data-tabs]').first();
    const values = await set
      .locator(':scope > input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(await panels(page)).toEqual([values[0]]);
    await set.locator(':scope > label').nth(1).click();
    expect(await panels(page)).toEqual([values[1]]);
    await set.locator(':scope > input').nth(1).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await panels(page)).toEqual([values[0]]);
  }));

/** Screens, category pages and the archive: the current version's index doesn't list them. */
const noDocuments =
  /^\/(?:$|1\.x|operators|page-index|glossary|which-operator|accessibility|search)|\/category\//;
/** Category pages at the addresses of libraries' folders that have no index page. */
const folders = new Set(
  libraries
    .flatMap(({ pages }) => pageFolders(pages))
    .filter(({ folder, pages }) => !pages.includes(`${folder}/index`))
    .map(({ folder }) => `/${folder}`),
);

it('the page index lists every page and links to it', () =>
  visit('/page-index', off, async (page) => {
    const addresses = await page
      .locator('main section a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    const index = new Set(addresses);
    const documents = builtRoutes().filter(
      (route) => !noDocuments.test(route) && !folders.has(route),
    );
    expect(documents.filter((route) => !index.has(route))).toEqual([]);
    await page.locator('main section a').first().click();
    expect(await page.locator('h1').isVisible()).toBe(true);
  }));

it('the definition of a term appears on hover', () =>
  visit('/overview/creating-effects', off, async (page) => {
    const term = page.locator('main a:has(+ [role=tooltip])').first();
    await term.hover();
    expect(await page.locator('main a + [role=tooltip]').first().isVisible()).toBe(true);
  }));

it('no page shows a control that does nothing', () =>
  visit('/', off, async (page) => {
    const dead: string[] = [];
    for (const route of Object.values(kinds)) {
      await page.goto(route);
      const controls = page
        .locator('button:not([popovertarget]), select, input:not([type=radio])')
        .filter({ visible: true });
      const found = await controls.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      dead.push(...found.map((html) => `${route}: ${html}`));
    }
    expect(dead).toEqual([]);
  }));
