/** Writes the search's files into the built site. */
import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../../utils/hash';
import { aliasLists } from '../aliases';
import { type CutPage, makeSiteIndex } from '../build/site-index';
import { type Dictionary, dictionaryFile, format } from '../model/dictionary';

const folder = 'assets/search';

/**
 * Writes a file with a hash of its content in its name.
 * @returns its path below the site's base address
 */
function writeHashed(outDir: string, name: string, content: string): string {
  const file = `${folder}/${name}.${sha256(content).slice(0, 8)}.json`;
  fs.mkdirSync(path.join(outDir, folder), { recursive: true });
  fs.writeFileSync(path.join(outDir, file), content);
  return file;
}

/**
 * Writes files into a folder with a hash of all their contents in its name.
 * @returns the folder's path below the site's base address
 */
function writeFolder(
  outDir: string,
  name: string,
  files: readonly (readonly [name: string | number, content: string])[],
): string {
  const own = `${folder}/${name}.${sha256(files.map(([, content]) => sha256(content)).join()).slice(0, 8)}`;
  fs.mkdirSync(path.join(outDir, own), { recursive: true });
  for (const [file, content] of files) {
    fs.writeFileSync(path.join(outDir, own, `${file}.json`), content);
  }
  return own;
}

/** @param versions version labels, newest first */
export function publish(
  outDir: string,
  pages: readonly CutPage[],
  versions: readonly string[],
): void {
  const { areas, pages: entries, versions: indexes } = makeSiteIndex(pages, versions);
  const dictionary: Dictionary = {
    format,
    areas,
    versions: indexes.map(({ label, headings, index, texts }, order) => ({
      label,
      isLast: order === 0,
      headings: writeHashed(outDir, `headings-${label}`, JSON.stringify(headings)),
      index: writeFolder(outDir, `index-${label}`, [
        ['frame', index.frame],
        ['spelling', index.spelling],
        ...index.parts.map((part, at) => [at, part] as const),
      ]),
      texts: writeFolder(
        outDir,
        `text-${label}`,
        [...texts].map(([page, text]) => [page, JSON.stringify(text)] as const),
      ),
    })),
    pages: entries,
    aliases: aliasLists.flatMap(({ from, aliases }) =>
      aliases.map(({ name, means }) => [from, name, ...means] as const),
    ),
  };
  fs.writeFileSync(path.join(outDir, dictionaryFile), JSON.stringify(dictionary));
}
