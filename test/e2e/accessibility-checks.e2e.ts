/** The accessibility checks find the mistakes that they look for. */
import type { Browser, Page } from 'playwright-core';
import { menuId } from '@site/src/site/site-frame/ui/ids';
import { launchBrowser } from './support/browser';
import { auditStates, inBothThemes, openAtRest, openPage } from './support/accessibility/audit';
import { kinds } from './support/accessibility/kinds';
import { outline } from './support/accessibility/outline';
import { states } from './support/accessibility/states';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('a broken page', () => {
  const rulesBroken = async (
    spoil: (page: Page) => Promise<unknown>,
    route: string = kinds['accessibility statement'],
  ): Promise<string[][]> => {
    const page = await openPage(browser, 'wide');
    await openAtRest(page, route);
    await spoil(page);
    const place = { route, window: 'wide', state: 'spoiled' } as const;
    const runs = await inBothThemes(page, place);
    await page.context().close();
    return runs.map(({ violations }) => [
      ...new Set(violations.map((line) => line.split(':')[0] ?? '')),
    ]);
  };
  const style = (rules: string) => (page: Page) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rules);

  it('is reported in the theme whose contrast is too low', async () => {
    const faint = (theme: string, color: string): string =>
      `[data-theme=${theme}] main p { color: ${color} !important }`;
    expect(await rulesBroken(style(faint('light', '#aaa')))).toEqual([['color-contrast'], []]);
    expect(await rulesBroken(style(faint('dark', '#444')))).toEqual([[], ['color-contrast']]);
  });

  it('is reported if one of many paragraphs, or a background, has too little contrast', async () => {
    const last = (theme: string, declaration: string) => async (page: Page) => {
      await page
        .locator('main p')
        .last()
        .evaluate((paragraph) => paragraph.classList.add('last'));
      await style(`[data-theme=${theme}] main p.last { ${declaration} }`)(page);
    };
    expect(await rulesBroken(last('light', 'color: #aaa !important'))).toEqual([
      ['color-contrast'],
      [],
    ]);
    expect(await rulesBroken(last('dark', 'background: #999'))).toEqual([[], ['color-contrast']]);
  });

  it('is reported if one kind of token in code has too little contrast', async () => {
    for (const kind of ['k', 't', 'l']) {
      const [light] = await rulesBroken(
        style(`pre .tok-${kind} { color: #888 !important }`),
        kinds.home,
      );
      expect(light).toEqual(['color-contrast']);
    }
  });

  it('is reported if targets are too small', async () => {
    const small =
      'main li a { display: block; width: 9px; height: 9px; overflow: hidden } main li { height: 9px; min-height: 0 !important }';
    expect(await rulesBroken(style(small), kinds.home)).toEqual([['target-size'], ['target-size']]);
  });

  it('is reported if words in another script have no language', async () => {
    const page = await openPage(browser, 'wide');
    await page.goto(kinds.home);
    const found = async (language: string): Promise<string[]> => {
      await page.evaluate((lang) => {
        const [heading, code] = [document.querySelector('h1')!, document.createElement('code')];
        code.lang = lang;
        code.textContent = 'Привет';
        heading.replaceChildren(code);
        if (lang === '') code.removeAttribute('lang');
      }, language);
      return (await outline(page, kinds.home, [])).flatMap(({ foreignWords }) => foreignWords);
    };
    expect(await found('')).toEqual(['<code> Привет']);
    expect(await found('ru')).toEqual([]);
    await page.context().close();
  });

  it('is reported if only a faint color distinguishes links from the text around them', async () => {
    const route = kinds['page of a course, with tabs'];
    const plain = (theme: string, color: string) =>
      style(
        `[data-theme=${theme}] main p a { text-decoration: none !important; color: ${color} !important }`,
      );
    expect(await rulesBroken(plain('light', '#444'), route)).toEqual([['link-in-text-block'], []]);
    expect(await rulesBroken(plain('dark', '#bbb'), route)).toEqual([[], ['link-in-text-block']]);
  });

  it('is reported for content that opens on it', async () => {
    const page = await openPage(browser, 'narrow');
    const found = async (): Promise<string[]> => {
      const others = states.filter(({ name }) => name !== 'the menu');
      const known = new Set(others.map(({ name }) => `narrow ${name}`));
      const runs = await auditStates(page, kinds.home, 'narrow', new Set(), known);
      return runs.flatMap(({ theme, state, violations }) =>
        violations.length === 0 ? [] : [`${theme}, ${state}`],
      );
    };
    await page.goto(kinds.home);
    expect(await found()).toEqual([]);
    await page.goto(kinds.home);
    await style(`[data-theme=dark] #${menuId} a { color: #444 !important }`)(page);
    expect(await found()).toEqual(['dark, the menu']);
  });

  it('is reported in the second theme if that changes more than colors', async () => {
    const found = await rulesBroken(style('[data-theme=dark] h1 { display: none }'));
    expect(found).toEqual([[], ['page-has-heading-one']]);
  });
});
