/**
 * Caches what was made of pages from build to build: a file for each page, named by a hash of its
 * source.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from '.';
import { hashOf, sha256 } from '../../utils/hash';

const source = path.resolve(__dirname, '../..');

/** The folder of the code that reads pages. If it changes, every page is read again. */
const maker = path.join(source, 'site/built-pages');

/**
 * Opens the cache of a site. Files that are missing or unreadable count as absent.
 * @param routes the site's pages, because links to them are converted. If one is added or removed,
 *   every page is read again
 */
export async function openCache(siteDir: string, routes: Iterable<string>) {
  const root = path.join(siteDir, 'node_modules/.cache/built-pages');
  const version = hashOf([...(await textsOfMaker()), ...routes]);
  const folder = path.join(root, version);
  await fs.mkdir(folder, { recursive: true });
  const before = new Set(await fs.readdir(folder));
  const asked = new Set<string>();
  return {
    /** Returns what was made of the same source before. Otherwise calls `make`. */
    async of(html: string, make: () => BuiltPage): Promise<BuiltPage> {
      const name = `${sha256(html)}.json`;
      asked.add(name);
      const kept = before.has(name) ? await readKept(path.join(folder, name)) : undefined;
      if (kept) return kept;
      const page = make();
      await fs.writeFile(path.join(folder, name), JSON.stringify(page));
      return page;
    },
    /** Deletes entries that weren't requested since the cache was opened. */
    async close(): Promise<void> {
      const others = (await fs.readdir(root)).filter((name) => name !== version);
      const unasked = [...before].filter((name) => !asked.has(name));
      const gone = [...others, ...unasked.map((name) => path.join(version, name))];
      for (const name of gone) await fs.rm(path.join(root, name), { recursive: true, force: true });
    },
  };
}

async function readKept(file: string): Promise<BuiltPage | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as BuiltPage;
  } catch {
    return undefined;
  }
}

async function textsOfMaker(): Promise<string[]> {
  const names = await fs.readdir(maker, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => path.join(maker, name));
  const lock = path.join(source, '../package-lock.json');
  return Promise.all([...files.sort(), lock].map((file) => fs.readFile(file, 'utf8')));
}
