// cspell:ignore xqzvwk
/** Everything that a reader can open on a page; the accessibility checks open and close it. */
import type { Locator, Page } from 'playwright-core';
import { contentsId, menuId, versionsId } from '@site/src/site/site-frame/ui/ids';

export interface State {
  readonly name: string;
  /** A selector; a page has the state only if it matches a visible element. */
  readonly needs: string;
  /** A selector for the opened part. */
  readonly part: string;
  /** Whether the opened part belongs to the frame, so that one page can stand for all. */
  readonly isOfFrame?: boolean;
  readonly open: (page: Page) => Promise<void>;
  readonly close: (page: Page) => Promise<void>;
}

const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');
const shown = (page: Page, selector: string): Locator =>
  page.locator(selector).filter({ visible: true });
const hydrated = 'html[data-has-hydrated="true"]';

/** A popover that its button opens and Escape closes. */
function popover(name: string, id: string, isOfFrame: boolean): State {
  const needs = `button[popovertarget="${id}"]`;
  return {
    name,
    needs,
    part: `#${id}`,
    isOfFrame,
    open: async (page) => {
      // The menu has a second button inside, which closes it.
      await page.locator(needs).first().click();
      await page.locator(`#${id}:popover-open`).waitFor();
    },
    close: async (page) => {
      await escape(page);
      await page.locator(`#${id}:popover-open`).waitFor({ state: 'detached' });
    },
  };
}

/** A field with text in it, after the application has loaded. */
function filled(name: string, part: string, text: string, isOfFrame: boolean): State {
  const needs = `${part} input[type=search]`;
  const field = (page: Page): Locator => shown(page, needs).first();
  return {
    name,
    needs,
    part,
    isOfFrame,
    open: async (page) => {
      await field(page).focus();
      await page.waitForSelector(hydrated);
      await field(page).fill(text);
      await page.getByRole('status').filter({ visible: true, hasText: /\d/ }).first().waitFor();
    },
    close: (page) => field(page).fill(''),
  };
}

/** The search dialog with a query; `answer` is a selector for its results. */
function search(name: string, query: string, answer: string): State {
  return {
    name,
    needs: '[data-search]',
    part: 'dialog',
    isOfFrame: true,
    open: async (page) => {
      await shown(page, '[data-search]').click();
      await page.locator('dialog [role=combobox]').fill(query);
      await page.locator(answer).first().waitFor();
    },
    close: async (page) => {
      await page.locator('dialog [role=combobox]').fill('');
      await escape(page);
    },
  };
}

/** Runs in the page: opens every disclosure and stores its previous state. */
function unfold(): void {
  for (const details of document.querySelectorAll('details')) {
    details.dataset['was'] = String(details.open);
    details.open = true;
  }
}

function foldAgain(): void {
  for (const details of document.querySelectorAll('details')) {
    details.open = details.dataset['was'] === 'true';
  }
}

/** Chooses the last or the first tab of each set. */
const chooseTabs = (place: 'last' | 'first') => (page: Page) =>
  page.evaluate((at) => {
    for (const set of document.querySelectorAll('[data-tabs]')) {
      const tabs = [...set.querySelectorAll<HTMLInputElement>(':scope > input')];
      tabs.at(at === 'last' ? -1 : 0)?.click();
    }
  }, place);

/** Moves the pointer to an empty place. */
const pointAway = (page: Page): Promise<void> => page.mouse.move(0, 0);

/** States without the application come first, because it stays once it has loaded. */
export const states: readonly State[] = [
  {
    name: 'everything unfolded',
    needs: 'details',
    part: 'details',
    open: (page) => page.evaluate(unfold),
    close: (page) => page.evaluate(foldAgain),
  },
  {
    name: 'the last tab of each set',
    needs: '[data-tabs]',
    part: '[data-tabs]',
    open: chooseTabs('last'),
    close: chooseTabs('first'),
  },
  popover('the menu', menuId, true),
  popover('the contents of the page', contentsId, false),
  popover('the versions', versionsId, true),
  {
    name: 'the definition of a term',
    needs: 'a:has(+ [role=tooltip])',
    part: '[role=tooltip]',
    open: (page) => shown(page, 'a:has(+ [role=tooltip])').first().focus(),
    close: (page) => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
  },
  {
    name: 'a heading under the pointer',
    needs: 'main :is(h2, h3) + a',
    part: 'main :is(h2, h3) + a',
    open: (page) => shown(page, 'main :is(h2, h3)').first().hover(),
    close: pointAway,
  },
  {
    name: 'the skip link',
    needs: 'header',
    part: 'header',
    isOfFrame: true,
    open: (page) => page.locator('header a').first().focus(),
    close: (page) => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
  },
  {
    name: 'the type of an identifier',
    needs: '[data-code-types]',
    part: '#code-type',
    open: async (page) => {
      await shown(page, '[data-code-types]').first().focus();
      await page.keyboard.press('Enter');
      await page.locator('#code-type:popover-open').waitFor();
    },
    close: escape,
  },
  filled('a filtered sidebar', '[data-sidebar]', 're', true),
  filled('a filtered list', 'main', 're', false),
  search('the search before typing', '', '[role=option]'),
  search('the search with results', 'retry', '[role=option] mark'),
  search('the search without results', 'xqzvwk', 'dialog p:has-text("No results for")'),
];
