/** Draws pictures, and keeps them from run to run. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { sha256 } from '../../utils/hash';

/** Makes the PNG of an SVG, or takes it from the cache; `isNew` says which. */
export interface Pictures {
  draw(svg: string): Promise<{ png: Uint8Array; isNew: boolean }>;
}

/** @param cacheDir folder for the pictures, each named by the hash of its SVG */
export async function openPictures(cacheDir: string): Promise<Pictures> {
  const wasm = require.resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await fs.readFile(wasm));
  await fs.mkdir(cacheDir, { recursive: true });
  return {
    async draw(svg) {
      const file = path.join(cacheDir, `${sha256(svg)}.png`);
      const kept = await fs.readFile(file).catch(() => undefined);
      if (kept) return { png: kept, isNew: false };
      const png = new Resvg(svg).render().asPng();
      await fs.writeFile(file, png);
      return { png, isNew: true };
    },
  };
}
