/** The content security policy of the built pages is present, complete, strict and obeyed. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inlineContent } from '@site/src/publishing/content-security/inline-content';
import { policyOf, policyPattern } from '@site/src/publishing/content-security/page-policy';
import { hashSource } from '@site/src/publishing/content-security/policy';
import { launchBrowser, openWatchedPage } from './support/browser';
import { buildFolder, htmlFiles } from './support/site';
import { untilDrawn } from './support/lay-out-all';

const files = [...htmlFiles(buildFolder)];
const elsewhere = 'https://elsewhere.invalid/x.png';

/** The files for which a check finds something, with its findings. */
function astray(check: (html: string) => readonly string[]): string[] {
  return files.flatMap((file) =>
    check(fs.readFileSync(file, 'utf8')).map(
      (found) => `${path.relative(buildFolder, file)}: ${found}`,
    ),
  );
}

describe('in every HTML file, including redirects and the 404 page', () => {
  it('the policy comes before everything it governs', () => {
    expect(files.some((file) => file.endsWith('404.html'))).toBe(true);
    expect(
      astray((html) => {
        const start = html.search(policyPattern);
        const governed = html.search(/<(?:script|style|link|body|img|iframe|object|form|base)\b/);
        return start >= 0 && start < governed ? [] : ['the policy is missing or late'];
      }),
    ).toEqual([]);
  });

  it('the policy lists the hash of all inline content', () => {
    expect(
      astray((html) => {
        const policy = policyOf(html);
        const { scripts, styles } = inlineContent(html);
        return [...scripts, ...styles].filter((text) => !policy.includes(hashSource(text)));
      }),
    ).toEqual([]);
  });

  it('no attribute contains a script or a style', () => {
    expect(
      astray(
        (html) => html.match(/<[a-z][^<>]*\s(?:on[a-z]+|style)=[^<>]*|=["']?javascript:/gi) ?? [],
      ),
    ).toEqual([]);
  });

  it('the policy is the same, and allows nothing unsafe and no other origin', () => {
    const policies = new Set(files.map((file) => policyOf(fs.readFileSync(file, 'utf8'))));
    expect(policies.size).toBe(1);
    const [policy = ''] = policies;
    expect(policy).toMatch(/^default-src 'none'; /);
    // Only small pictures may be data URLs.
    expect(policy.replace("img-src 'self' data:;", '')).not.toMatch(
      /unsafe|\*|https?:|data:|blob:/,
    );
  });
});

describe('in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** Does something and returns what the policy refused; waits for at least `refusals` refusals. */
  const attempt = async (
    refusals: number,
    act: (page: Page) => Promise<unknown>,
  ): Promise<string[]> => {
    const { page, problems, close } = await openWatchedPage(browser);
    const refused = (): string[] => problems.filter((problem) => problem.startsWith('policy:'));
    try {
      await page.goto('/guides');
      await act(page);
      // The browser reports a refusal with a delay.
      while (refused().length < refusals) await untilDrawn(page);
      await untilDrawn(page);
      return refused();
    } finally {
      await close();
    }
  };

  it('an injected script does not run', async () => {
    const refused = await attempt(2, async (page) => {
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken over"';
        document.body.append(script);
        const image = document.createElement('div');
        image.innerHTML = '<img src="/missing.png" onerror="document.title = \'taken over\'">';
        document.body.append(image);
      });
      expect(await page.title()).not.toBe('taken over');
    });
    expect(refused).toContain('policy: script-src-elem refused inline');
    expect(refused).toContain('policy: script-src-attr refused inline');
  });

  it('text is not evaluated as a script', async () => {
    const refused = await attempt(1, (page) =>
      page.evaluate(() => {
        setTimeout('document.title = "taken over"');
      }),
    );
    expect(refused).toEqual(['policy: script-src refused eval']);
  });

  it('nothing is fetched from other origins', async () => {
    const refused = await attempt(2, (page) =>
      page.evaluate(async (elsewhere) => {
        const image = document.createElement('img');
        image.src = elsewhere;
        document.body.append(image);
        await fetch(elsewhere).catch(() => undefined);
      }, elsewhere),
    );
    expect(refused.sort()).toEqual([
      `policy: connect-src refused ${elsewhere}`,
      `policy: img-src refused ${elsewhere}`,
    ]);
  });

  it('no form is submitted to another origin', async () => {
    let left = '';
    const refused = await attempt(1, async (page) => {
      page.on('framenavigated', (frame) => (left = frame.url()));
      await page.evaluate((elsewhere) => {
        const form = document.createElement('form');
        form.action = elsewhere;
        form.method = 'post';
        document.body.append(form);
        form.submit();
      }, elsewhere);
    });
    expect(left).toBe('');
    expect(refused).toEqual([`policy: form-action refused ${elsewhere}`]);
  });

  it('a redirect keeps query and fragment', async () => {
    const { page, problems, close } = await openWatchedPage(browser);
    await page.goto('/1.0.18/reference/core/zio?from=mail#%22%3E%3Cimg%20src%3Dx%3E');
    await page.waitForURL('**/1.x?*');
    expect(new URL(page.url()).search).toBe('?from=mail');
    expect(new URL(page.url()).hash).toBe('#%22%3E%3Cimg%20src%3Dx%3E');
    expect(problems).toEqual([]);
    await close();
  });
});
