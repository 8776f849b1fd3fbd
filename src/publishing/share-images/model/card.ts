/** The picture that other sites show with a link to a page: word mark, section, title. */
import { shareImageSize } from '../../../site/share-image/share-image';
import { wordMark } from '../../../site/site-frame/model/word-mark';

export type Weight = 400 | 700;

/** Converts text to outlines, so that drawing a picture needs no font. Sizes are in pixels. */
export interface Outlines {
  width(text: string, size: number, weight: Weight): number;
  /** The `d` attribute of a path whose baseline starts at `x`, `y`. */
  path(text: string, size: number, weight: Weight, at: { x: number; y: number }): string;
}

export interface CardText {
  readonly title: string;
  readonly section: string;
}

/**
 * The picture's colors: those of the light theme.
 * @param css the design tokens, the text of `src/css/tokens.css`
 */
export function lightColors(css: string) {
  const color = (token: string): string => {
    const value = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}),`).exec(css)?.[1];
    if (!value) throw new Error(`src/css/tokens.css has no --${token}: light-dark(#…, #…)`);
    return value;
  };
  return {
    paper: color('paper'),
    ink: color('ink'),
    inkSoft: color('ink-soft'),
    accent: color('accent'),
  };
}

const margin = 80;
const room = shareImageSize.width - 2 * margin;
const titleSizes = [104, 88, 74, 62];
const linesAtMost = 3;
const leading = 1.12;

/**
 * Breaks a text into as few lines as fit a width. Words that are longer than a line break after
 * dots, which occur in code names.
 * @param width measures a text, in the unit of `space`
 */
export function breakLines(text: string, space: number, width: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const parts = width(word) > space ? word.split(/(?<=\.)/) : [word];
    parts.forEach((part, at) => {
      const last = lines.at(-1);
      const longer = `${last}${at === 0 ? ' ' : ''}${part}`;
      if (last !== undefined && width(longer) <= space) lines[lines.length - 1] = longer;
      else lines.push(part);
    });
  }
  return lines;
}

/** The largest size at which a title fits, and its lines. Throws if no size fits. */
function layOutTitle(title: string, outlines: Outlines): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const width = (text: string): number => outlines.width(text, size, 700);
    const lines = breakLines(title, room, width);
    if (lines.length <= linesAtMost && lines.every((line) => width(line) <= room)) {
      return { size, lines };
    }
  }
  throw new Error(`"${title}" does not fit on the share image: shorten the title of the page.`);
}

/** The picture as SVG, with all text as outlines. */
export function cardSvg(
  { title, section }: CardText,
  outlines: Outlines,
  colors: ReturnType<typeof lightColors>,
): string {
  const { width, height } = shareImageSize;
  const { size, lines } = layOutTitle(title, outlines);
  const bottom = height - margin - 44;
  const first = bottom - (lines.length - 1) * size * leading;
  const titlePaths = lines.map((line, at) =>
    outlines.path(line, size, 700, { x: margin - size * 0.04, y: first + at * size * leading }),
  );
  const sectionPath = outlines.path(section, 34, 400, { x: margin, y: first - size - 24 });
  const { cx, cy, r } = wordMark.dot;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    `<g transform="translate(${margin - 8} ${margin - 12}) scale(2.75)">`,
    `<path d="${wordMark.letters}" fill="none" stroke="${colors.ink}" stroke-width="3" stroke-linejoin="bevel"/>`,
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colors.accent}"/></g>`,
    `<path d="${sectionPath}" fill="${colors.inkSoft}"/>`,
    `<path d="${titlePaths.join('')}" fill="${colors.ink}"/>`,
    `<rect y="${height - 12}" width="${width}" height="12" fill="${colors.accent}"/>`,
    '</svg>',
  ].join('');
}
