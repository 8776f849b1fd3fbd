// cspell:ignore overvew sumary
/**
 * `npm start` in a fresh copy shows the site, updates edited pages, and leaves no processes
 * running.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../src/checks/chromium';
import { movedFile } from '../../src/publishing/redirects';
import { judgedFile } from '../../src/site/search/judged/judged';
import { page as added } from './support/site-fixture';
import { sampleSite } from './support/sample-site';
import type { SiteCopy } from './support/site-copy';
import { type StartedSite, startSite } from './support/start';

/** A word that is on no page, and is similar to no other word. */
const word = 'Quokkaphone';
const edited = 'reference/error-management/recovering/retrying';

const spoiledAtStart = 'docs/overview/creating-effects.mdx';

let site: SiteCopy;
let server: StartedSite;
let browser: Browser;
let page: Page;

const text = (file: string): string => fs.readFileSync(path.join(site.folder, file), 'utf8');

/** The error over the page. */
const refusal = () => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

beforeAll(async () => {
  site = sampleSite();
  site.write(movedFile, 'old\tfaqs\n');
  site.write(spoiledAtStart, text(spoiledAtStart).replace('title: ', 'title: a: '));
  server = await startSite(site.folder);
  browser = await launchBrowser();
  page = await browser.newPage({ baseURL: server.origin });
  // Long enough for two builds with low priority on a busy machine.
  page.setDefaultTimeout(590_000);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  site.dispose();
});

const edit = (text: string): void =>
  fs.appendFileSync(path.join(site.folder, `docs/${edited}.mdx`), `\n${text}\n`);

/** The command lines of the processes that run in the copy. */
function processes(): string[] {
  return fs.readdirSync('/proc').flatMap((id) => {
    try {
      const isOurs = fs.readlinkSync(`/proc/${id}/cwd`) === site.folder;
      return isOurs ? [fs.readFileSync(`/proc/${id}/cmdline`, 'utf8')] : [];
    } catch {
      // This isn't a process, or the process has just ended.
      return [];
    }
  });
}

/** Waits until a condition is true. There is no time limit except for that of the test. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(50);
}

const isBuilding = (): boolean => processes().some((command) => command.includes('--out-dir'));

it('starts in spite of faults, and shows them until they are fixed', async () => {
  await page.goto('/faq');
  for (const message of ['old leads to faqs', 'the front matter is not valid YAML'])
    await refusal().filter({ hasText: message }).waitFor();
  site.write(movedFile, '');
  site.write(spoiledAtStart, text(spoiledAtStart).replace('title: a: ', 'title: '));
  await page.waitForFunction(() => !document.querySelector('#webpack-dev-server-client-overlay'));
});

it('shows that the search is being prepared, and then searches', async () => {
  await page.goto('/overview/summary');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  const search = page.getByRole('dialog');
  await search
    .getByText(/^Preparing the search: \d+ %/)
    .first()
    .waitFor();
  await page.keyboard.type('retry backoff');
  // Only the results, because the list of sections also has options.
  const first = search.getByRole('listbox').getByRole('option').first();
  await search
    .getByText(/^\d+ pages found\.$/)
    .first()
    .waitFor();
  // Rows move until the search for the last text is complete.
  await page.waitForFunction(
    (id) =>
      document
        .querySelector('dialog [role=listbox] [role=option]')
        ?.getAttribute('href')
        ?.includes(id),
    edited,
  );
  await first.click();
  await page.waitForURL(`**/${edited}**`);
  await page.locator('h1', { hasText: 'Retrying' }).waitFor();
});

it('requests nothing that is not there', async () => {
  const failed: string[] = [];
  const other = await browser.newPage({ baseURL: server.origin });
  other.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await other.goto('/overview/summary');
  await other.getByRole('heading', { level: 1 }).waitFor();
  await other.waitForLoadState('networkidle');
  // Docusaurus would prefetch the pages of links that readers see or point at.
  expect(await other.locator('link[rel=prefetch]').count()).toBe(0);
  expect(failed).toEqual([]);
  await other.close();
});

it('shows the sidebar of a library page that is added, and says what is missing until then', async () => {
  const inventory = 'src/facts/inventory/pages.tsv';
  site.write(
    inventory,
    text(inventory).replace(
      /^zio-s3\/index\t(.*)$/m,
      '$&\nzio-s3/added\tecosystem-sidebar\tOfficial libraries > zio-s3\tAdded',
    ),
  );
  site.write('docs/zio-s3/added.mdx', added('zio-s3/added'));
  await until(() => server.output().includes('add "zio-s3/added" to pages, because docs/'));
  const record = 'src/facts/catalog/libraries/zio-s3.ts';
  site.write(record, text(record).replace("'zio-s3/index'", "'zio-s3/index', 'zio-s3/added'"));
  await page.goto('/zio-s3/added');
  const sidebar = page.getByRole('complementary').or(page.getByRole('navigation'));
  await sidebar.locator('a[href="/zio-s3/added"]').first().waitFor({ state: 'attached' });
});

it('serves files that are generated from built pages', async () => {
  const markdown = await fetch(`${server.origin}/${edited}.md`);
  expect(markdown.headers.get('content-type')).toMatch(/^text\/markdown/);
  expect(await markdown.text()).toMatch(/^# Retrying\n/);
  const index = await fetch(`${server.origin}/page-index.json`);
  const { docs } = (await index.json()) as { readonly docs: readonly { readonly id: string }[] };
  expect(docs.map(({ id }) => id)).toContain(edited);
});

it('redirects former addresses', async () => {
  await page.goto('/1.0.18/reference/core/zio#part');
  await page.waitForURL('**/1.x#part');
});

it('shows a page with the status 404 for an unknown address', async () => {
  for (const address of ['/nothing.json', '/overvew/sumary']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  }
  await page.getByRole('main').getByRole('link', { name: 'Summary of ZIO', exact: true }).waitFor();
});

it('shows an edit on the page, and finds it in the search a little later', async () => {
  await page.goto(`/${edited}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  edit(`A ${word} calls.`);
  await page.getByText(`A ${word} calls.`).first().waitFor({ state: 'attached' });
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  const search = page.getByRole('dialog');
  await search
    .getByText(/^No results for/)
    .first()
    .waitFor();
  await search.getByRole('option').filter({ hasText: word }).waitFor();
});

it('shows what the rules refuse in the browser and in the terminal, until it is fixed', async () => {
  await page.goto(`/${edited}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const file = `docs/${edited}.mdx`;
  const terms = 'src/content/glossary/terms/effects.ts';
  const add = (more: string) => (good: string) => `${good}\n${more}\n`;
  const change = (from: string, to: string) => (good: string) => good.replace(from, to);
  for (const [name, spoil, message] of [
    [file, add('[Go](javascript:alert(1))'), 'has the scheme javascript:'],
    [file, change('title: ', 'title: a: '), 'the front matter is not valid YAML'],
    [file, add('Text <Term>fiber.'), "the page isn't valid MDX"],
    [file, add('Te\u200bxt.'), 'U+200B (zero-width space)'],
    [file, add('[Go](/nowhere)'), 'the link /nowhere does not lead to a page'],
    [file, add('[Go](/faq#nowhere)'), 'leads to an anchor that docs/faq.mdx does not have'],
    ['static/img/word-mark.svg', change('<path', '<script/><path'), 'an element <script>'],
    [terms, change("core/exit'", "core/exits'"), '“reference/core/exits” is not a page'],
    [movedFile, add('old\tfaqs'), 'old leads to faqs'],
    [judgedFile, add('Where?'), 'expected a class'],
  ] as const) {
    const good = text(name);
    site.write(name, spoil(good));
    await refusal()
      .filter({ hasText: message })
      .filter({ hasText: `${name}:` })
      .waitFor();
    await until(() => server.output().includes(message));
    site.write(name, good);
    await refusal().waitFor({ state: 'detached' });
    await page.locator('h1', { hasText: 'Retrying' }).waitFor();
  }
});

it('keeps the last data, and prints the error, if the site does not build', async () => {
  edit('[Nowhere](/nowhere)');
  await until(() => server.output().includes('The build failed'));
  const markdown = await fetch(`${server.origin}/${edited}.md`);
  expect(await markdown.text()).toContain(word);
});

it('leaves no processes running, even if it is stopped during a build', async () => {
  edit('Once more.');
  await until(isBuilding);
  await server.stop();
  await until(() => processes().length === 0);
});
