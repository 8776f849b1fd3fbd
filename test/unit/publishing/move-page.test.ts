// cspell:ignore fibre
/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findLinks } from '@site/src/content/markdown/model/links';
import { readMarkdownSources } from '@site/src/content/markdown/sources';
import { diskDirectory } from '@site/src/content/pending-links/disk-directory';
import { pageTarget } from '@site/src/content/pending-links/model/target';
import { readLock } from '@site/src/content/snippets/lock-files';
import { movePage } from '@site/src/publishing/move-page/move-page';
import { replaceId } from '@site/src/publishing/move-page/model/ids';
import { correctLinks } from '@site/src/publishing/move-page/model/links';
import { readMoved } from '@site/src/publishing/redirects';
import { redirectProblems } from '@site/src/publishing/redirects/problems';
import { siteAddresses, vanishedAddresses } from '@site/src/publishing/redirects/published';
import { readPlan } from '@site/src/site/sidebar/build';
import { planProblems } from '@site/src/site/sidebar/build/problems';

const root = path.resolve(__dirname, '../../..');
const copied = ['docs', 'versioned_docs', 'src', 'snippets/lock', 'snippets/claims', 'test/e2e'];
let site: string;

beforeAll(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'moved-'));
  for (const name of copied)
    fs.cpSync(path.join(root, name), path.join(site, name), { recursive: true });
});
afterAll(() => fs.rmSync(site, { recursive: true }));

/** Every file of the copy with its text. */
const contents = (): Map<string, string> =>
  new Map(
    fs
      .readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(site, name)).isFile())
      .sort()
      .map((name) => [name, fs.readFileSync(path.join(site, name), 'latin1')]),
  );

/** What a build would find, apart from the catalog, which the test imports from the project. */
function faults(): string[] {
  const directory = diskDirectory(site);
  const addresses = siteAddresses(site);
  /** Whether a link names a page or a picture that isn't there; `/operators` is made by a build. */
  const isBroken = (url: string, file: string): boolean => {
    const target = pageTarget(url, file);
    if (target === null) {
      return /^\.\.?\//.test(url) && !fs.existsSync(path.join(site, path.dirname(file), url));
    }
    return !(
      /^\/operators\b/.test(url) ||
      directory.isWritten(target) ||
      target.ids.some((id) => addresses.has(`/${id}`) || directory.isPlanned(id))
    );
  };
  const links = readMarkdownSources(site).flatMap(({ file, text }) =>
    findLinks(text)
      .filter(({ url }) => isBroken(url, file))
      .map(({ url, line }) => `${file}:${line}: ${url}`),
  );
  const planned = directory.ids;
  const findings = [
    ...redirectProblems(readMoved(site), planned, addresses),
    ...vanishedAddresses(site),
  ].map(({ problem }) => problem);
  const plan = planProblems(readPlan(site)).filter((problem) => !problem.includes('/catalog/'));
  return [...links, ...findings, ...plan];
}

it.each([
  ['overview/handling-errors', 'overview/errors-by-hand'],
  ['reference/concurrency/semaphore', 'reference/sync/permits'],
  ['reference/core/zio/zio', 'reference/core/zio/effect'],
  ['reference/stream/index', 'reference/streams/index'],
  ['guides/quickstarts/hello-world', 'guides/first-program'],
  ['zio-json/configuration', 'zio-json/options'],
  ['faq', 'frequent-questions'],
])('moves %s with everything that names it, and back', (from, to) => {
  const before = contents();
  const report = movePage(site, [from, `docs/${to}.mdx`]);
  expect(report).toContain(`/${from.replace(/\/index$/, '')} redirects to /`);
  expect(faults()).toEqual([]);
  expect(readLock(site, `docs/${to}.mdx`)?.page).toBe(`docs/${to}.mdx`);
  expect(fs.existsSync(path.join(site, 'src/site/search/asked', `${to}.tsv`))).toBe(true);
  const queries = fs.readFileSync(path.join(site, 'src/site/search/judged/queries.tsv'), 'utf8');
  expect(queries).not.toMatch(new RegExp(`\\t(?:.* )?${from}(?:[ #\\t].*)?$`, 'm'));

  movePage(site, [to, from]);
  const after = contents();
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  expect(differing).toEqual([]);
});

it.each([
  [['faq'], 'Usage: npx tsx scripts/move-page.ts OLD NEW'],
  [['reference/fibre/fiber', 'x'], 'There is no page reference/fibre/fiber: did you mean'],
  [['faq', 'reference/fiber/fiber'], 'There is already a page reference/fiber/fiber'],
  [['faq', '../../evil'], '../../evil is not an id'],
  [['faq', 'Fa Q'], 'Fa Q is not an id'],
])('refuses %j', (args, message) => {
  expect(() => movePage(site, args)).toThrow(message);
});

const move = { from: 'a/one', to: 'b/two' };

it.each([
  ['[x](../a/one.mdx#part)', '[x](../b/two.mdx#part)'],
  ['[x](/a/one#part) and `[x](/a/one)`', '[x](/b/two#part) and `[x](/a/one)`'],
  ['[x]\n\n[x]: ../a/one.mdx', '[x]\n\n[x]: ../b/two.mdx'],
  ['<PageLink id="a/one">x</PageLink>', '<PageLink id="b/two">x</PageLink>'],
  ['[x](../a/one-more.mdx) [y](https://zio.dev/a/one)', null],
])('corrects the links in %j', (text, corrected) => {
  expect(correctLinks(text, 'docs/c/x.mdx', 'docs/c/x.mdx', move)).toBe(corrected ?? text);
});

it('corrects the links and pictures of the page that moves', () => {
  const text = '[x](./other.mdx) ![Tree](./tree.svg) [y](#part) [z](https://zio.dev)';
  expect(correctLinks(text, 'docs/a/one.mdx', 'docs/b/two.mdx', move)).toBe(
    '[x](../a/other.mdx) ![Tree](../a/tree.svg) [y](#part) [z](https://zio.dev)',
  );
});

it.each([
  ["page: 'a/one', to: '/a/one#x'", "page: 'b/two', to: '/b/two#x'"],
  [
    "'docs/a/one.mdx', 'snippets/claims/a/one.scala'",
    "'docs/b/two.mdx', 'snippets/claims/b/two.scala'",
  ],
  ["'a/one-more', 'x/a/one', '1.x/a/one', 'a/one/two'", null],
])('replaces the id in %j', (source, replaced) => {
  expect(replaceId(source, move)).toBe(replaced ?? source);
});

it('replaces an id of one word only where it is a whole text', () => {
  const source = "// faq\nconst faq = ['faq', '/faq#x', 'docs/faq.mdx', 'the faq'];";
  expect(replaceId(source, { from: 'faq', to: 'help' })).toBe(
    "// faq\nconst faq = ['help', '/help#x', 'docs/help.mdx', 'the faq'];",
  );
});
