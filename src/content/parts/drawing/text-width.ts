// cspell:ignore aekvy zbdpq
/**
 * Estimates the width of text in a drawing. The table has the widths of characters in the site's
 * font at its weight for text, in hundredths of the font size, rounded up; a test compares it with
 * the font. Fallback fonts have similar widths.
 */
const widths: readonly (readonly [width: number, characters: string])[] = [
  [18, "'"],
  [24, '!(),.:;ij{}'],
  [26, ' I[]|'],
  [28, 'l’'],
  [30, '`'],
  [34, '"-f'],
  [36, 't'],
  [40, '*'],
  [42, '/_r–'],
  [44, '“”'],
  [46, '\\'],
  [48, 'sz'],
  [50, 'L'],
  [52, '?cgx'],
  [54, 'aekvy'],
  [56, '$+0123456789<=>JP^hnu~'],
  [58, 'FSo'],
  [60, 'ERTZbdpq'],
  [62, 'BY'],
  [64, 'AK'],
  [66, 'UVX'],
  [68, 'HN…'],
  [70, '#&D'],
  [72, 'C'],
  [74, 'G'],
  [76, '%Ow'],
  [78, 'Q'],
  [84, 'Mm'],
  [88, '@'],
  [96, 'W'],
];

/** Width of characters that aren't in the table. */
const widest = 100;

const widthOf = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((each) => [each, width] as const)),
);

/** Width of a text, in the units of `size`; ignores kerning. */
export function textWidth(text: string, size: number): number {
  const hundredths = [...text].reduce((sum, each) => sum + (widthOf.get(each) ?? widest), 0);
  return (hundredths * size) / 100;
}
