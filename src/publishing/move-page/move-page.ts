/** `npx tsx scripts/move-page.ts OLD NEW`: gives a page another id, and so another address. */
import fs from 'node:fs';
import path from 'node:path';
import { recordFile } from '../../facts/catalog/pages';
import { inventoryFile, readInventory } from '../../facts/inventory/inventory';
import { pageAddress } from '../../facts/inventory/page-address';
import { readMarkdownSources } from '../../content/markdown/sources';
import { claimsFileOf } from '../../content/snippets/claims-files';
import { lockFileOf, readLock } from '../../content/snippets/lock-files';
import type { PageLock } from '../../content/snippets/model/lock';
import { formatLock } from '../../content/snippets/model/lock-text';
import { askedFolder } from '../../site/search/asked/asked';
import { judgedFile } from '../../site/search/judged/judged';
import { suggest } from '../../utils/validation/suggest';
import { movedFile, readMoved } from '../redirects';
import { publishedFile } from '../redirects/published';
import { correctSlug, replaceId, replaceInColumn } from './model/ids';
import { correctLinks, type Move } from './model/links';

/** Files with an id in a column, counted from 0. */
const columns: Readonly<Record<string, number>> = {
  [inventoryFile]: 0,
  [movedFile]: 1,
  [judgedFile]: 2,
};
/** Sources that name addresses of the former site, which don't change. */
const untouched = /redirects\/(?:archive\.ts|published\.txt)$/;

const idOf = (name: string): string => name.replace(/^\.?\/?docs\//, '').replace(/\.mdx?$/, '');

/**
 * Moves a page with its lock, claims, and questions, and changes its id in links, data, code, and
 * tests. A published address gets a redirect.
 * @param args the page's id or file, and its new id or file
 * @returns what was done, and what's left to do
 * @throws Error if there's no such page, or if the new id is taken
 */
export function movePage(siteDir: string, args: readonly string[]): string {
  if (args.length !== 2) throw new Error('Usage: npx tsx scripts/move-page.ts OLD NEW');
  const [from = '', to = ''] = args.map(idOf);
  const move = { from, to };
  const ids = readInventory(siteDir).map(({ id }) => id);
  const at = (file: string): string => path.join(siteDir, file);
  const has = (file: string): boolean => fs.existsSync(at(file));
  const end = ['.mdx', '.md'].find((each) => has(`docs/${from}${each}`));
  if (end === undefined) {
    throw new Error(`There is no page ${from}: ${suggest(from, ids, 'write the id of a page')}.`);
  }
  if (!/^[a-z0-9][\w-]*(\/[a-z0-9][\w-]*)*$/.test(to)) {
    throw new Error(`${to} is not an id: write names with letters, digits, “-”, and “/”.`);
  }
  if (ids.includes(to) || has(`docs/${to}.mdx`) || has(`docs/${to}.md`)) {
    throw new Error(`There is already a page ${to}: choose another id.`);
  }
  const [file, movedTo] = [`docs/${from}${end}`, `docs/${to}${end}`];
  const changed = new Set<string>();
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(at(name)), { recursive: true });
    fs.writeFileSync(at(name), text);
    changed.add(name);
  };
  const edit = (name: string, change: (text: string) => string): void => {
    const text = fs.readFileSync(at(name), 'utf8');
    const now = change(text);
    if (now !== text) write(name, now);
  };

  const lock = readLock(siteDir, file);
  if (lock !== null) {
    write(lockFileOf(movedTo), formatLock(renamedInOutputs({ ...lock, page: movedTo }, move)));
    fs.rmSync(at(lockFileOf(file)));
  }
  const others = [
    [claimsFileOf(file), claimsFileOf(movedTo)],
    [`${askedFolder}/${from}.tsv`, `${askedFolder}/${to}.tsv`],
  ];
  for (const [old, now] of [[file, movedTo], ...others]) {
    if (!old || !now || !has(old)) continue;
    write(now, fs.readFileSync(at(old), 'utf8'));
    fs.rmSync(at(old));
  }
  edit(movedTo, (text) => correctSlug(text, move));
  for (const { file: name } of readMarkdownSources(siteDir)) {
    edit(name, (text) => correctLinks(text, name === movedTo ? file : name, name, move));
  }
  for (const name of sources(siteDir)) {
    const column = columns[name];
    edit(name, (text) => {
      const now =
        column === undefined ? replaceId(text, move) : replaceInColumn(text, column, move);
      return now !== text && name.endsWith('.txt') ? sorted(now) : now;
    });
  }
  const isRedirected = redirect(siteDir, move, edit);
  return report(move, lock !== null, isRedirected, [...changed]);
}

/** Traces and log lines in outputs name the page's code by the last part of its id. */
function renamedInOutputs(lock: PageLock, { from, to }: Move): PageLock {
  const [old = '', now = ''] = [from, to].map((id) => path.posix.basename(id));
  const name = new RegExp(`(?<![\\w-])${old}\\.scala(?=:\\d| line=)`, 'g');
  return JSON.parse(JSON.stringify(lock).replace(name, `${now}.scala`)) as PageLock;
}

/** Lists of files are sorted by their characters. */
function sorted(text: string): string {
  return `${text.trimEnd().split('\n').sort().join('\n')}\n`;
}

/** Sources, texts, and tests besides pages that can name a page. */
function sources(siteDir: string): string[] {
  const inFolders = ['src', 'test', 'scripts'].flatMap((folder) => {
    const root = path.join(siteDir, folder);
    const all = fs.existsSync(root)
      ? fs.readdirSync(root, { recursive: true, encoding: 'utf8' })
      : [];
    return all.map((name) => `${folder}/${name.split(path.sep).join('/')}`);
  });
  return [...inFolders, 'README.md', 'CONTRIBUTING.md']
    .filter((name) => /\.(?:tsx?|mjs|md|tsv|txt)$/.test(name) && !untouched.test(name))
    .filter((name) => !name.startsWith(`${askedFolder}/`))
    .filter((name) => fs.existsSync(path.join(siteDir, name)));
}

/** Adds a redirect from a published address, and removes one from the page's new address. */
function redirect(
  siteDir: string,
  { from, to }: Move,
  edit: (name: string, change: (text: string) => string) => void,
): boolean {
  const [old, now] = [pageAddress(from), pageAddress(to)];
  const published = fs.readFileSync(path.join(siteDir, publishedFile), 'utf8').split('\n');
  const isPublished = published.includes(old);
  const back = readMoved(siteDir).find((row) => `/${row.from}` === now);
  edit(movedFile, (text) => {
    const rows = text.split('\n').filter((_, index) => index + 1 !== back?.line);
    if (isPublished) rows.splice(-1, 0, `${old.slice(1)}\t${to}`);
    return rows.join('\n');
  });
  return isPublished;
}

function report(
  { from, to }: Move,
  hasCode: boolean,
  isRedirected: boolean,
  changed: readonly string[],
): string {
  const library = to.split('/')[0] ?? '';
  const place = from.replace(/\/[^/]*$/, '') === to.replace(/\/[^/]*$/, '');
  return [
    `${from} is now ${to}. Changed files:`,
    ...[...changed].sort().map((file) => `  ${file}`),
    isRedirected
      ? `${pageAddress(from)} redirects to ${pageAddress(to)}.`
      : `${pageAddress(from)} was never published, so it has no redirect.`,
    ...(place
      ? []
      : [
          `The sidebar shows the page where it was. Its place is its row in ${inventoryFile}, and for a page of a library also in ${recordFile(library)}.`,
        ]),
    hasCode
      ? `Read the changes (git diff), then run: npm run snippets -- docs/${to}.mdx && npm test && npm run build`
      : 'Read the changes (git diff), then run: npm test && npm run build',
  ].join('\n');
}
