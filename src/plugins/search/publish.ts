/** Writes the search's files into the built site. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { aliasLists } from '../../features/search/aliases';
import { type CutPage, makeSiteIndex } from '../../features/search/build/site-index';
import { type Dictionary, dictionaryFile, format } from '../../features/search/model/dictionary';

const folder = 'assets/search';

/** Writes a file whose name changes with its content; returns its path below the site's base. */
function writeHashed(outDir: string, name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${folder}/${name}.${hash}.json`;
  fs.mkdirSync(path.join(outDir, folder), { recursive: true });
  fs.writeFileSync(path.join(outDir, file), content);
  return file;
}

const fileName = (label: string): string => label.toLowerCase().replace(/[^a-z0-9.]+/g, '-');

/** @param versions labels, the newest first */
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
      index: writeHashed(outDir, `index-${label}`, index),
      texts: texts.map((text, area) =>
        text === undefined
          ? ''
          : writeHashed(outDir, `text-${fileName(areas[area]?.label ?? '')}`, JSON.stringify(text)),
      ),
    })),
    pages: entries,
    aliases: aliasLists.flatMap(({ from, aliases }) =>
      aliases.map(({ name, means }) => [from, name, ...means] as const),
    ),
  };
  fs.writeFileSync(path.join(outDir, dictionaryFile), JSON.stringify(dictionary));
}
