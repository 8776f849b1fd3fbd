/**
 * `npx tsx scripts/grown-site.ts 600 ../grown`: copies the project into a new folder and adds
 * renamed copies of its pages until the site has that many. Then run there what you want to
 * measure: the build, `npm start`, the budgets of the browser tests, `npx tsx
 * scripts/search-benchmark.ts`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { claimsFileOf } from '../src/content/snippets/claims-files';
import { lockFileOf } from '../src/content/snippets/lock-files';
import { formatLock, parseLock } from '../src/content/snippets/model/lock-text';

const root = path.resolve(__dirname, '..');
const [wanted = '', folder = ''] = process.argv.slice(2);
if (!(Number(wanted) > 0) || folder === '' || fs.existsSync(folder)) {
  console.error('Usage: npx tsx scripts/grown-site.ts PAGES FOLDER, where FOLDER does not exist');
  process.exit(1);
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });
git('clone', '--quiet', root, path.resolve(folder));
execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(folder, 'node_modules')]);
fs.rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });

const inventoryFile = path.join(folder, 'src/facts/inventory/pages.tsv');
const rows = fs
  .readFileSync(inventoryFile, 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => row.split('\t'));
const written = rows.filter(([id = '']) => fs.existsSync(path.join(folder, `docs/${id}.mdx`)));
// Not a library's pages: its record in the catalog lists them too.
const copied = written.filter(([id = '']) => /^(?:overview|reference|guides)\//.test(id));
for (let pages = written.length, copy = 1; pages < Number(wanted); copy++) {
  for (const row of copied.slice(0, Number(wanted) - pages)) addCopy(row, copy);
  pages += copied.length;
}

/**
 * Adds a copy of a page, its lock file, its claims, and its row of the inventory.
 * @param row the fields of the original's row
 */
function addCopy([id = '', sidebar = '', category = '']: readonly string[], copy: number): void {
  const page = `docs/${id}.mdx`;
  const file = `docs/${id}-copy-${copy}.mdx`;
  const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
  const field = (name: string, most: number, end: string): string => {
    const value = new RegExp(`^${name}: (.*)$`, 'm').exec(read(page))?.[1] ?? '';
    return `${name}: ${JSON.stringify(value.replaceAll(/["\\]/g, '').slice(0, most) + end)}`;
  };
  const text = read(page)
    .replace(/^title: .*$/m, () => field('title', 45, ` ${copy}`))
    .replace(/^description: .*$/m, () => field('description', 110, ` ${copy}.`))
    // A comment instead of nothing, because captured traces contain line numbers of the page.
    .replace(/^slug: /m, '# ');
  fs.writeFileSync(path.join(folder, file), text);
  if (fs.existsSync(path.join(folder, lockFileOf(page)))) {
    const lock = parseLock(read(lockFileOf(page)), lockFileOf(page), page);
    fs.writeFileSync(path.join(folder, lockFileOf(file)), formatLock({ ...lock, page: file }));
  }
  const [claims, copiedClaims] = [page, file].map((one) =>
    path.join(folder, claimsFileOf(one) ?? ''),
  );
  if (claims && copiedClaims && fs.existsSync(claims)) fs.copyFileSync(claims, copiedClaims);
  const place = category.replace(' (link)', '');
  fs.appendFileSync(inventoryFile, `${id}-copy-${copy}\t${sidebar}\t${place}\t\n`);
}
