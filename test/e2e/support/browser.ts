/** A headless Chromium whose pages record everything that goes wrong. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { origin } from './site';

export { forScreenReaders, launchBrowser, launchWholeBrowser } from '../../../src/checks/chromium';

export interface WatchedPage {
  readonly page: Page;
  /**
   * Console errors and warnings, uncaught errors, failed requests, requests to other origins, and
   * violations of the content security policy.
   */
  readonly problems: string[];
  readonly close: () => Promise<void>;
}

/**
 * Chromium's message when it skips a fade between pages because it painted the next page before it
 * had a picture of the last one. It happens on busy machines; the page is fine and can't prevent
 * it.
 */
const droppedFade = 'Transition was aborted because of invalid state. Page already revealed';

/** Runs in the page before its own scripts. */
function reportViolations(): void {
  const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    reportViolation(`policy: ${effectiveDirective} refused ${blockedURI}`),
  );
}

/** A page in its own browser context, with its problems collected from the start. */
export async function openWatchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const problems: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => problems.push(violation));
  await page.addInitScript(reportViolations);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (message !== droppedFade) problems.push(`uncaught: ${message}`);
  });
  page.on('requestfailed', (request) => {
    // A request that a navigation aborts isn't a failure of the site.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    problems.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== origin) {
      problems.push(`another origin: ${url.href}`);
    }
  });
  return { page, problems, close: () => context.close() };
}
