// cspell:ignore retryin
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { activeRedirects, movedFile, readMoved } from '@site/src/publishing/redirects';
import { redirectProblems } from '@site/src/publishing/redirects/problems';
import {
  publishedFile,
  recordAddresses,
  siteAddresses,
  unrecordedAddresses,
  vanishedAddresses,
} from '@site/src/publishing/redirects/published';
import { readInventory } from '@site/src/facts/inventory/inventory';
import { formatFindings } from '@site/src/utils/validation/finding';

const root = path.resolve(__dirname, '../../..');
let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  write('src/pages/search.tsx', '');
  write('src/facts/inventory/pages.tsv', '');
});
afterEach(() => fs.rmSync(site, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  fs.writeFileSync(path.join(site, file), text);
}

/** What a build says about these rows. */
function messages(...rows: readonly string[]): string {
  write(movedFile, `# Former addresses\n${rows.join('\n')}\n`);
  const planned = ['faq', 'reference/retrying', 'reference/index'];
  const taken = new Map([['/search', 'src/pages/search.tsx']]);
  return formatFindings(redirectProblems(readMoved(site), planned, taken));
}

it('accepts the project’s own redirects', () => {
  const planned = readInventory(root).map(({ id }) => id);
  expect(redirectProblems(readMoved(root), planned, siteAddresses(root))).toEqual([]);
  expect(vanishedAddresses(root)).toEqual([]);
});

it.each([
  ['../../evil\tfaq', '../../evil → faq contains “.” or “..”, and would leave the site'],
  ['a/./b\tfaq', 'a/./b → faq contains “.” or “..”'],
  ['old\t../faq', 'old → ../faq contains “.” or “..”'],
  ['a%2e%2e/b\tfaq', '“a%2e%2e/b” is not a path of letters, digits'],
  ['a\\..\\b\tfaq', '“a\\..\\b” is not a path of letters'],
  ['/old\tfaq', '“/old” is not a path of letters'],
  ['old?x=1\tfaq', '“old?x=1” is not a path of letters'],
  ['old\tfaq#part', '“faq#part” is not a path of letters'],
  ['old\thttps://example.org', 'https://example.org is the address of another site'],
  ['//example.org/old\tfaq', '//example.org/old is the address of another site'],
  ['javascript:x\tfaq', 'javascript:x is the address of another site'],
  ['old', 'the row is not a former address and a page'],
  ['old\tfaq\tmore', 'the row is not a former address and a page'],
  ['#old\tfaq', '“#old” is not a path of letters'],
  ['faq\treference/retrying', '/faq is the address of the page faq of the inventory'],
  ['FAQ\treference/retrying', '/FAQ is the address of the page faq of the inventory'],
  ['reference\tfaq', '/reference is the address of the page reference/index of the inventory'],
  ['search\tfaq', '/search is the address of src/pages/search.tsx, which the redirect would hide'],
  ['old\treference/retryin', 'old leads to reference/retryin, which is not a page of'],
  ['old\told', 'redirects lead in a circle: old → old'],
])('refuses %j, with its line', (row, problem) => {
  const found = messages('fine\tfaq', row);
  expect(found).toContain(`${movedFile}:3: ${problem}`);
  expect(found.split('\n')).toHaveLength(2);
});

it('refuses a chain, a circle, and an address that two lines redirect', () => {
  const found = messages('one\ttwo', 'two\tfaq', 'a\tb', 'b\ta', 'old\tfaq', 'Old\tfaq');
  expect(found).toContain(
    `${movedFile}:2: one leads to two, which line 3 redirects.\n  Write the page that the reader gets to in the end: faq.`,
  );
  expect(found).toContain(`${movedFile}:4: redirects lead in a circle: a → b → a.`);
  expect(found).toContain(`${movedFile}:7: line 6 already redirects Old.`);
});

it('suggests the nearest page', () => {
  expect(messages('old\treference/retryin')).toContain('Did you mean reference/retrying?');
});

it('starts to redirect when the target page is written', () => {
  const moved = [{ from: 'old', page: 'new', rest: [], line: 1 }];
  const old = (written: ReadonlySet<string>) =>
    activeRedirects(moved, written).find(({ from }) => from === '/old');
  expect(old(new Set())).toBeUndefined();
  expect(old(new Set(['new']))).toEqual({ from: '/old', to: '/new' });
});

it('redirects the former archive to the current one', () => {
  expect(activeRedirects([], new Set())).toContainEqual({
    from: '/1.0.18/reference/core/zio',
    to: '/1.x',
  });
});

it('misses a page that was moved without a redirect, but not one with a redirect', () => {
  write('docs/overview/old.mdx', '');
  write(movedFile, '');
  write(publishedFile, '');
  expect(unrecordedAddresses(site)).toContain('/overview/old');
  recordAddresses(site);
  expect(unrecordedAddresses(site)).toEqual([]);

  fs.renameSync(path.join(site, 'docs/overview/old.mdx'), path.join(site, 'docs/new.mdx'));
  recordAddresses(site);
  expect(formatFindings(vanishedAddresses(site))).toMatch(
    /^src\/publishing\/redirects\/published\.txt:\d+: the address \/overview\/old was published, and now it has neither a page nor a redirect\.\n {2}Move pages with `npx tsx scripts\/move-page\.ts OLD NEW`/,
  );

  write(movedFile, 'overview/old\tnew\n');
  expect(vanishedAddresses(site)).toEqual([]);
  // A redirect can vanish too.
  write(movedFile, '');
  expect(vanishedAddresses(site)).toHaveLength(1);
});
