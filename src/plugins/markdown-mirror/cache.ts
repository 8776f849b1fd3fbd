/** Markdown kept from build to build, so that pages that did not change are not read again. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export interface MarkdownCache {
  /** The Markdown of a page's HTML: the one made before, or what `make` gives. */
  of(html: string, make: () => string): string;
  /** Keeps what was asked for since the cache was opened, and nothing else. */
  save(): Promise<void>;
}

/**
 * Opens the cache in a file. One that is missing or cannot be read counts as empty.
 * @param makers what the Markdown depends on besides the page: another value starts afresh
 */
export async function openCache(file: string, makers: string): Promise<MarkdownCache> {
  const before = await readEntries(file, makers);
  const now = new Map<string, string>();
  return {
    of(html, make) {
      const key = createHash('sha256').update(html).digest('base64');
      const markdown = before.get(key) ?? make();
      now.set(key, markdown);
      return markdown;
    },
    async save() {
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, JSON.stringify({ makers, entries: [...now] }));
    },
  };
}

async function readEntries(file: string, makers: string): Promise<Map<string, string>> {
  try {
    const kept = JSON.parse(await fs.readFile(file, 'utf8')) as {
      makers: string;
      entries: [string, string][];
    };
    return new Map(kept.makers === makers ? kept.entries : []);
  } catch {
    return new Map();
  }
}
