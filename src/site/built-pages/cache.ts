/**
 * Caches what was made of pages from build to build: a file for each page, named by a hash of its
 * source.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from '.';
import { sha256 } from '../../utils/hash';

const source = path.resolve(__dirname, '../..');

/** The folder of the code that reads pages. If it changes, every page is read again. */
const maker = path.join(source, 'site/built-pages');

/** Whether a route of the site is a page. */
type IsPage = (route: string) => boolean;

/** Reads a page, and calls `isPage` for the routes that it links to. */
export type Reader = (isPage: IsPage) => BuiltPage;

interface Kept {
  readonly page: BuiltPage;
  /** The results of `isPage` when the page was made. */
  readonly links: Readonly<Record<string, boolean>>;
}

export interface PageCache {
  /**
   * Returns what was made of the same source before, if `isPage` returns the same results.
   * Otherwise calls `make`.
   */
  of(source: string, make: Reader, isPage: IsPage): Promise<BuiltPage>;
  /** Deletes entries that weren't requested since the cache was opened. */
  close(): Promise<void>;
}

/** Opens the cache of a site. Files that are missing or unreadable count as absent. */
export async function openCache(siteDir: string): Promise<PageCache> {
  const root = path.join(siteDir, 'node_modules/.cache/built-pages');
  const version = (await hashOfMaker()).slice(0, 16);
  const folder = path.join(root, version);
  await fs.mkdir(folder, { recursive: true });
  const before = new Set(await fs.readdir(folder));
  const asked = new Set<string>();
  return {
    async of(source, make, isPage) {
      const name = `${sha256(source)}.json`;
      asked.add(name);
      const kept = before.has(name) ? await readKept(path.join(folder, name)) : undefined;
      if (kept && Object.entries(kept.links).every(([route, is]) => isPage(route) === is)) {
        return kept.page;
      }
      const links: Record<string, boolean> = {};
      const page = make((route) => (links[route] = isPage(route)));
      await fs.writeFile(path.join(folder, name), JSON.stringify({ page, links } satisfies Kept));
      return page;
    },
    async close() {
      const others = (await fs.readdir(root)).filter((name) => name !== version);
      const unasked = [...before].filter((name) => !asked.has(name));
      const gone = [...others, ...unasked.map((name) => path.join(version, name))];
      for (const name of gone) await fs.rm(path.join(root, name), { recursive: true, force: true });
    },
  };
}

async function readKept(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

async function hashOfMaker(): Promise<string> {
  const names = await fs.readdir(maker, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => path.join(maker, name));
  const lock = path.join(source, '../package-lock.json');
  const texts = await Promise.all([...files.sort(), lock].map((file) => fs.readFile(file, 'utf8')));
  return sha256(texts.join('\n'));
}
