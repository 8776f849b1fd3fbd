import fs from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { sha256 } from '../../utils/hash';

/**
 * Opens the cache and the converter. Returns a function that converts an SVG to PNG, or takes the PNG
 * from the cache; `isNew` is false for a cached one.
 * @param cacheDir the cache folder; each picture is named by its SVG's hash
 */
export async function openPictures(cacheDir: string) {
  const wasm = require.resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await fs.readFile(wasm));
  await fs.mkdir(cacheDir, { recursive: true });
  return async (svg: string): Promise<{ png: Uint8Array; isNew: boolean }> => {
    const file = path.join(cacheDir, `${sha256(svg)}.png`);
    const kept = await fs.readFile(file).catch(() => undefined);
    if (kept) return { png: kept, isNew: false };
    const png = new Resvg(svg).render().asPng();
    await fs.writeFile(file, png);
    return { png, isNew: true };
  };
}
