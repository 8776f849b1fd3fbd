// cspell:ignore fibre frist
/** Bad input stops a build, with a message that has the position and a fix. */
import fs from 'node:fs';
import path from 'node:path';
import { page, SiteFixture } from './support/site-fixture';

let site: SiteFixture;
afterEach(() => site.dispose());

/** Builds a site with these files, which must fail; returns what the build printed. */
function failureOf(files: Readonly<Record<string, string>>): string {
  site = new SiteFixture(files);
  const { ok, output } = site.build();
  expect(ok).toBe(false);
  return output;
}

it('stops if pages break the rules', () => {
  const output = failureOf({
    'docs/faq.mdx': '---\ntitle: Questions?\n---\n\nA <Term>fibre</Term> and [x](./none.mdx).\n',
  });
  expect(output).toContain('docs/faq.mdx:1: the page has no description.');
  expect(output).toContain('docs/faq.mdx:2: the title ends in punctuation: Questions?');
  expect(output).toContain('docs/faq.mdx:5: the glossary has no term "fibre".');
  expect(output).toContain('docs/faq.mdx:5: the link ./none.mdx leads to docs/none');
});

it('stops if a page contains discouraged words, and suggests a replacement', () => {
  const output = failureOf({
    'docs/faq.mdx': page('faq', 'The call returns\nat once.'),
  });
  expect(output).toMatch(
    /docs\/faq\.mdx:7: “at once” in “The call returns at once\.” \(at-once\)\.\s+Write immediately, or/,
  );
});

it('stops before pages are compiled if the search names an anchor that a page lacks', () => {
  const output = failureOf({
    'docs/faq.mdx': page('faq', '## Second\n\nText.'),
    'src/site/search/asked/faq.tsv': 'first\twhat comes first\n\twhat is asked often\n',
  });
  expect(output).toContain(
    'docs/faq.mdx:6: no heading has the anchor #first, which 1 line of the search names (src/site/search/asked/faq.tsv:1).',
  );
  expect(output).toContain('“Second {/* #first */}”');
  expect(output).not.toContain('Compiled');
});

it('stops before pages are compiled if links lead to missing pages or anchors', () => {
  const links = '[a](/glossary#nothing)\n\n[b](/nowhere)\n\n[c](#frist)';
  const output = failureOf({ 'docs/faq.mdx': page('faq', `## First\n\n${links}`) });
  expect(output).toContain(
    'docs/faq.mdx:8:1: the link /glossary#nothing leads to an anchor that /glossary does not have.',
  );
  expect(output).toContain('docs/faq.mdx:10:1: the link /nowhere does not lead to a page.');
  expect(output).toContain(
    'docs/faq.mdx:12:5: the link #frist leads to an anchor that docs/faq.mdx does not have.',
  );
  expect(output).toContain('(the nearest is first)');
  expect(output).not.toContain('Compiled');
});

it('stops if two files have the same address', () => {
  const output = failureOf({
    'docs/faq.mdx': page('faq'),
    'src/pages/faq.tsx': 'export default function Faq() {\n  return <h1>FAQ</h1>;\n}\n',
  });
  expect(output).toMatch(/duplicate routes[\s\S]*\/faq/i);
});

it('updates links when a page is added or removed, despite the cache', () => {
  site = new SiteFixture({
    'docs/faq.mdx': page('faq', 'See [how we behave](./code-of-conduct.mdx).'),
  });
  expect(site.build().output).toContain('1 link leads to 1 page not written yet.');
  expect(site.built('faq.html')).toMatch(/<span[^>]*pending-link[^>]*>how we behave<\/span>/);

  site.write('docs/code-of-conduct.mdx', page('code-of-conduct'));
  expect(site.build().output).toContain('Every link leads to a page that exists.');
  expect(site.built('faq.html')).toMatch(
    /<a[^>]*href="?\/code-of-conduct"?[^>]*>how we behave<\/a>/,
  );

  site.remove('docs/code-of-conduct.mdx');
  expect(site.build().output).toContain('1 link leads to 1 page not written yet.');
  expect(site.built('faq.html')).toMatch(/<span[^>]*pending-link[^>]*>how we behave<\/span>/);
});

it('compiles pages again when the code that reads them has changed, despite the cache', () => {
  site = new SiteFixture({ 'docs/faq.mdx': page('faq', '```bash\nls\n```') });
  expect(site.build().output).toContain('Generated static files');
  expect(site.built('faq.html')).toMatch(/aria-label="?Shell/);

  const languages = 'src/content/code-block/model/languages.ts';
  const source = fs.readFileSync(path.join(site.folder, languages), 'utf8');
  site.write(languages, source.replace("'Shell'", "'Terminal'"));
  expect(site.build().output).toContain('Generated static files');
  expect(site.built('faq.html')).toMatch(/aria-label="?Terminal/);
});
