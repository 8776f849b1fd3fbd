import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Dictionary, dictionaryFile } from '../model/dictionary';

/** The sizes of the files that search fetches, as they are and compressed, in the order in which it does. */
export function fileSizes(outDir: string): string {
  const read = (file: string): Buffer => fs.readFileSync(path.join(outDir, file));
  const { versions } = JSON.parse(read(dictionaryFile).toString()) as Dictionary;
  const files = [
    dictionaryFile,
    ...versions.flatMap(({ headings, index, texts }) => [headings, index, ...texts]),
  ].filter((file) => file !== '');
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
  return files
    .map((file) => {
      const content = read(file);
      return file.padEnd(52) + kilobytes(content.length) + kilobytes(gzipSync(content).length);
    })
    .join('\n');
}
