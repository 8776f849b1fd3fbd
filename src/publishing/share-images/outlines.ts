/** Outlines of the site's text font. */
import fs from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import type { Outlines, Weight } from './model/card';

/**
 * Reads a variable font with a weight axis.
 * @param file a WOFF2 file, which is unpacked first because fontkit can't vary a packed font
 */
export async function readOutlines(file: string): Promise<Outlines> {
  const unpacked = Buffer.from(await decompress(await fs.readFile(file)));
  const font = create(unpacked);
  if (!('getVariation' in font)) throw new Error(`${file} does not contain exactly one font`);
  const weights: Record<Weight, Font> = {
    400: font.getVariation({ wght: 400 }),
    700: font.getVariation({ wght: 700 }),
  };
  const scaled = (size: number): number => size / font.unitsPerEm;
  return {
    width: (text, size, weight) => weights[weight].layout(text).advanceWidth * scaled(size),
    path(text, size, weight, { x, y }) {
      const { glyphs, positions } = weights[weight].layout(text);
      let pen = 0;
      return glyphs
        .map((glyph, at) => {
          const { xAdvance = 0, xOffset = 0 } = positions[at] ?? {};
          const left = x + (pen + xOffset) * scaled(size);
          pen += xAdvance;
          return glyph.path.scale(scaled(size), -scaled(size)).translate(left, y).toSVG();
        })
        .join('');
    },
  };
}
