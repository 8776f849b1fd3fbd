/** The content security policy of the built pages is present, complete, strict and obeyed. */
import fs from 'node:fs';
import path from 'node:path';
import { inlineContent } from '@site/src/publishing/content-security/inline-content';
import { policyIn, policyPattern } from '@site/src/publishing/content-security/page-policy';
import { hashSource } from '@site/src/publishing/content-security/policy';
import { buildFolder, htmlFiles } from './support/site';
import { untilDrawn } from './support/lay-out-all';
import { startVisits } from './support/visit';

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
        const policy = policyIn(html);
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
    const policies = new Set(files.map((file) => policyIn(fs.readFileSync(file, 'utf8'))));
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
  const visit = startVisits();

  /** Each case: what it does in the page, and what the policy has to refuse. */
  it.each<[name: string, refusals: string[], act: (elsewhere: string) => unknown]>([
    [
      'an injected script does not run',
      ['script-src-attr refused inline', 'script-src-elem refused inline'],
      () => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken over"';
        const image = document.createElement('div');
        image.innerHTML = '<img src="/missing.png" onerror="document.title = \'taken over\'">';
        document.body.append(script, image);
      },
    ],
    [
      'text is not evaluated as a script',
      ['script-src refused eval'],
      () => void setTimeout('document.title = "taken over"'),
    ],
    [
      'nothing is fetched from other origins',
      [`connect-src refused ${elsewhere}`, `img-src refused ${elsewhere}`],
      (address) => {
        const image = document.createElement('img');
        image.src = address;
        document.body.append(image);
        return fetch(address).catch(() => undefined);
      },
    ],
    [
      'no form is submitted to another origin',
      [`form-action refused ${elsewhere}`],
      (address) => {
        const form = document.createElement('form');
        form.action = address;
        form.method = 'post';
        document.body.append(form);
        form.submit();
      },
    ],
  ])('%s', (_, refusals, act) =>
    visit('/guides', { expected: () => true }, async (page) => {
      const address = page.url();
      const refused: string[] = [];
      await page.exposeFunction('note', (refusal: string) => refused.push(refusal));
      await page.evaluate(() => {
        const { note } = window as unknown as { note: (refusal: string) => void };
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          note(`${effectiveDirective} refused ${blockedURI}`),
        );
      });
      await page.evaluate(act, elsewhere);
      // The browser reports a refusal with a delay.
      while (refused.length < refusals.length) await untilDrawn(page);
      await untilDrawn(page);
      expect(refused.sort()).toEqual(refusals);
      expect(await page.title()).not.toBe('taken over');
      expect(page.url()).toBe(address);
    }),
  );

  it('a redirect keeps query and fragment', () =>
    visit('/1.0.18/reference/core/zio?from=mail#%22%3E%3Cimg%20src%3Dx%3E', {}, async (page) => {
      await page.waitForURL('**/1.x?*');
      expect(new URL(page.url()).search).toBe('?from=mail');
      expect(new URL(page.url()).hash).toBe('#%22%3E%3Cimg%20src%3Dx%3E');
    }));
});
