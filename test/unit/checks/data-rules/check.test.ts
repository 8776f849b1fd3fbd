// cspell:ignore updaet retryin
/** Data that contradicts other data, or that would show something false, is refused with its line. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkData } from '@site/src/checks/data-rules/check';
import { namesIn, namesOf, unknownOperators } from '@site/src/checks/data-rules/model/operators';
import { otherReleases } from '@site/src/checks/data-rules/model/releases';
import { lockFileOf } from '@site/src/content/snippets/lock-files';
import { formatFindings } from '@site/src/utils/validation/finding';
import { record } from '../../facts/catalog/support/record';
import { pageLock } from '../../content/code-block/locks';

const root = path.resolve(__dirname, '../../../..');
const copied = [
  'src/facts',
  'src/content/glossary/terms',
  'src/content/which-operator/families',
  'src/site/sidebar/build/categories.ts',
  'src/site/search/judged/queries.tsv',
  'versioned_docs',
  'snippets/members',
  'snippets/lock',
];

let site: string;
beforeAll(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'data-'));
  for (const name of copied)
    fs.cpSync(path.join(root, name), path.join(site, name), { recursive: true });
});
afterAll(() => fs.rmSync(site, { recursive: true }));

const terms = 'src/content/glossary/terms/effects.ts';
const table = 'src/content/which-operator/families/state.ts';
const judged = 'src/site/search/judged/queries.tsv';
const lock = lockFileOf('docs/faq.mdx');

it.each<[string, string, string | RegExp, string, string]>([
  [
    'a term that another file has',
    terms,
    "  success: {\n    name: 'success',",
    "  fiber: {\n    name: 'a success',",
    '“fiber” already names the term fiber (src/content/glossary/terms/concurrency.ts:5).\n  Keep one of the two',
  ],
  [
    'a form that another term has',
    terms,
    "also: ['functional effect'",
    "also: ['Daemon'",
    'src/content/glossary/terms/effects.ts:7: “Daemon” already names the term daemon-fiber (src/content/glossary/terms/concurrency.ts:20)',
  ],
  [
    'a term on an unknown page',
    terms,
    "page: 'reference/core/exit'",
    "page: 'reference/core/exits'",
    '“reference/core/exits” is not a page of src/facts/inventory/pages.tsv.\n  Did you mean reference/core/exit?',
  ],
  [
    'a decision table on an unknown page',
    table,
    /page: '[^']*'/,
    "page: 'reference/state/index'",
    '“reference/state/index” is not a page of src/facts/inventory/pages.tsv',
  ],
  [
    'HTML in a decision table',
    table,
    /have: '[^']*'/,
    "have: 'a <b>value</b>'",
    'the text contains HTML: <b>.\n  Write plain text, with code between backquotes',
  ],
  [
    'HTML in a definition',
    terms,
    'A value that describes',
    '<img src=x onerror=alert(1)>A value that describes',
    'the text contains HTML: <img src=x onerror=alert(1)>',
  ],
  [
    'an entity in the summary of a library',
    'src/facts/catalog/libraries/zio-http.ts',
    "summary: '",
    "summary: '&lt;b&gt; ",
    'the text contains HTML: &lt;',
  ],
  [
    'HTML in a title of the inventory',
    'src/facts/inventory/pages.tsv',
    /^faq\t.*$/m,
    'faq\tnone\t\t<i>Questions</i>',
    'the text contains HTML: <i>',
  ],
  [
    'a script instead of an address',
    'src/facts/data/adopters.ts',
    "url: 'https:",
    "url: 'javascript:",
    '“javascript:” is not the beginning of an address that the site links to',
  ],
  [
    'a judged query with an unknown page',
    judged,
    /$/,
    'exact name\tnothing\treference/error-management/recovering/retryin\n',
    '“reference/error-management/recovering/retryin” is not a page of src/facts/inventory/pages.tsv.\n  Did you mean reference/error-management/recovering/retrying?',
  ],
  [
    'an edited output in a lock',
    lock,
    '"output": "',
    '"output": "false ',
    'the lock file was edited by hand, or merged: its content does not have the hash that it names.\n  Run `npm run snippets -- docs/faq.mdx`',
  ],
  [
    'a lock without a hash',
    lock,
    / {2}"hash": .*\n/,
    '',
    'the lock file has no hash over its content, so an older check wrote it.\n  Run `npm run snippets`',
  ],
])('refuses %s', (_, name, before, after, message) => {
  const file = path.join(site, name);
  const text = fs.readFileSync(file, 'utf8');
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  fs.writeFileSync(file, changed);
  const found = formatFindings(checkData(site));
  fs.writeFileSync(file, text);
  expect(found).toContain(message);
  expect(found).toMatch(/^[\w./-]+:\d+: /);
});

it('refuses a row with an operator that does not exist, and suggests the nearest', () => {
  const choices = [{ have: 'a `Ref`', want: 'change it', use: ['ref.updaet(f)', 'update(f)'] }];
  const family = { id: 'state', title: 'State', page: 'reference', choices };
  const source = { file: table, text: "\n      use: ['ref.updaet(f)', 'update(f)'],\n" };
  const known = namesOf(['zio.Ref#update', '<page>.updaet']);
  expect(formatFindings(unknownOperators([family], [source], known))).toBe(
    `${table}:2: “ref.updaet(f)” uses updaet, which no page and no type of ZIO has.\n` +
      '  Did you mean update? Otherwise write an operator that the code of a page uses.',
  );
});

it.each([
  ['retry(schedule && Schedule.recurWhile(p))', 'retry Schedule recurWhile'],
  ['ZIO.foreachPar(items)(f)', 'ZIO foreachPar'],
  ['unrefineTo[E]', 'unrefineTo'],
  ['a && b', ''],
  ['object App extends ZIOAppDefault', 'ZIOAppDefault'],
  ['Random.nextDouble.map(_ < 0.1)', 'Random nextDouble map'],
  ['log("retry(x)")', 'log'],
])('finds the names in the row %s', (use, names) => {
  expect(namesIn(use).join(' ')).toBe(names);
});

it('refuses a release in the catalog that the code was not checked against', () => {
  const mail = record('zio-mail', { checked: { scala3: '1.2.0' } });
  const coordinate = (version: string) => `${mail.groupId}:${mail.artifacts[0].name}_3:${version}`;
  const lockOf = (version: string) => {
    const { checkedAgainst } = pageLock([]);
    return pageLock([], {
      page: 'docs/zio-mail/index.mdx',
      checkedAgainst: { ...checkedAgainst, artifacts: [coordinate(version)] },
    });
  };
  const file = 'src/facts/catalog/libraries/zio-mail.ts';
  const sources = [{ file, text: "{\n  newest: '1.2.0',\n  checked: { scala3: '1.2.0' },\n}" }];
  const found = (version: string) =>
    formatFindings(
      otherReleases({ libraries: [mail], thirdParty: [] }, sources, [lockOf(version)]),
    );
  expect(found('1.2.0')).toBe('');
  expect(found('1.1.9')).toBe(
    `${file}:3: the catalog says that code is checked against zio-mail 1.2.0, but docs/zio-mail/index.mdx was checked against 1.1.9.\n` +
      '  Write 1.1.9; to move to 1.2.0, run `npx tsx scripts/bump.ts zio-mail 1.2.0`.',
  );
});
