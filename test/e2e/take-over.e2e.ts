/** The moment in which the application takes over a page that the reader is on. */
import { launchBrowser, openWatchedPage } from './support/browser';

describe('the application', () => {
  it('keeps the title of the page while it takes over on a slow processor', async () => {
    const browser = await launchBrowser();
    const { page, problems } = await openWatchedPage(browser);
    await page.goto('/reference/schedule/combinators');
    const title = await page.title();
    await page.evaluate(() => {
      const titles: string[] = [];
      Object.assign(window, { titles });
      new MutationObserver(() => titles.push(document.title)).observe(document.head, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await page.keyboard.press('/');
    await page.waitForSelector('html[data-has-hydrated="true"]', { timeout: 50_000 });
    await page.waitForTimeout(1000);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
    expect(titles.filter((other) => other !== title)).toEqual([]);
    expect(problems).toEqual([]);
    await browser.close();
  });
});
