/** Files of the built site in the encodings that browsers take, made once instead of at each answer. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What compresses; pictures and fonts are compressed already. */
const compressible = /\.(?:html|css|js|json|md|svg|txt|xml)$/;

/** Below this a response is one packet either way, in bytes. */
const smallest = 1024;

type Encode = (content: Buffer, effort: Effort) => Promise<Buffer>;

/** For readers, as small as can be; or for who only tries how files are sent, in a fortieth of the time. */
export type Effort = 'most' | 'least';

const brotliQuality = {
  most: constants.BROTLI_MAX_QUALITY,
  least: constants.BROTLI_MIN_QUALITY,
} as const;

const gzipLevel = { most: constants.Z_BEST_COMPRESSION, least: constants.Z_BEST_SPEED } as const;

/** By the ending that nginx looks for. */
const encodings: readonly (readonly [ending: string, encode: Encode])[] = [
  [
    'br',
    (content, effort) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
  ['gz', (content, effort) => promisify(gzip)(content, { level: gzipLevel[effort] })],
];

export interface Compressed {
  readonly files: number;
  /** Sums in bytes: as they are, and by ending. */
  readonly plain: number;
  readonly encoded: Readonly<Record<string, number>>;
}

/**
 * Writes `file.br` and `file.gz` beside each file of a folder that gains by it. The same content gives the
 * same bytes. Throws if the folder is missing.
 */
export async function compressFolder(folder: string, effort: Effort = 'most'): Promise<Compressed> {
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  const encoded: Record<string, number> = { br: 0, gz: 0 };
  let [files, plain] = [0, 0];
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    const content = await fs.readFile(file);
    if (content.length < smallest) continue;
    files += 1;
    plain += content.length;
    await Promise.all(
      encodings.map(async ([ending, encode]) => {
        const small = await encode(content, effort);
        encoded[ending] = (encoded[ending] ?? 0) + small.length;
        await fs.writeFile(`${file}.${ending}`, small);
      }),
    );
  }
  return { files, plain, encoded };
}
