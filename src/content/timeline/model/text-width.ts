/**
 * The width of a drawing's text. Widths of characters, in hundredths of the text's size, are those
 * of the site's font at its weight for text, rounded up; a test compares them with the font. Fonts
 * that readers' systems put in its place are about as wide.
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

/** Of characters that the table doesn't have. */
const widest = 100;

const widthOf = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((each) => [each, width] as const)),
);

/** The width of a text of the given size, in the units of that size; kerning is left out. */
export function textWidth(text: string, size: number): number {
  const hundredths = [...text].reduce((sum, each) => sum + (widthOf.get(each) ?? widest), 0);
  return (hundredths * size) / 100;
}
