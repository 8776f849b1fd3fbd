/** Finds pictures that can't be shown, or that do more than show something. */
import { imageSize } from 'image-size';
import { parse, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { longestSide } from '../../../config/limits';
import type { Finding } from '../../../utils/validation/finding';

type Fault = Omit<Finding, 'file'>;

/** Extensions of pictures, each with the name that `image-size` has for the format. */
export const pictureFormats: Readonly<Record<string, string>> = {
  avif: 'avif',
  gif: 'gif',
  jpeg: 'jpg',
  jpg: 'jpg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
};

/** The problem with the bytes of a picture, or null. */
export function pictureFault(bytes: Buffer, extension: string): Fault | null {
  try {
    const { type, width, height } = imageSize(bytes);
    if (type !== pictureFormats[extension]) {
      return {
        problem: `the picture is a ${type ?? 'file of another kind'}, whatever its name says`,
        remedy: 'save it in the format that its name promises',
      };
    }
    if (Math.max(width, height) <= longestSide) return null;
    return {
      problem: `the picture has ${width} × ${height} pixels`,
      remedy: `scale it down; a side has at most ${longestSide}`,
    };
  } catch (error) {
    return {
      problem: `the picture can't be read: ${(error as Error).message}`,
      remedy: 'export it again, and open it to see whether it shows something',
    };
  }
}

/** What an SVG may consist of. */
const shapes = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc style clippath mask pattern marker lineargradient radialgradient stop'.split(
    ' ',
  ),
);

/** The parts of an SVG that run, load, or show something else. @param text the file */
export function svgFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (line: number | undefined, problem: string, remedy: string): void => {
    faults.push({ line, problem, remedy });
  };
  // Browsers read the file as XML, which has entities and sections; the parser below hasn't.
  for (const [found] of text.matchAll(/<!(?!--)\w*|<!\[|<\?(?!xml\s)[\w-]*/g)) {
    const line = text.slice(0, text.indexOf(found)).split('\n').length;
    fault(
      line,
      `the drawing has a declaration ${found}`,
      'remove it, and write what it stands for',
    );
  }
  const read = (node: Html.Node): void => {
    if ('tagName' in node && !['html', 'head', 'body'].includes(node.tagName)) {
      judge(node, fault);
    }
    if ('childNodes' in node) node.childNodes.forEach(read);
  };
  read(parse(text, { sourceCodeLocationInfo: true }));
  return faults;
}

function judge(
  { tagName, attrs, sourceCodeLocation, childNodes }: Html.Element,
  fault: (line: number | undefined, problem: string, remedy: string) => void,
): void {
  const line = sourceCodeLocation?.startLine;
  if (!shapes.has(tagName.toLowerCase())) {
    fault(line, `the drawing has an element <${tagName}>`, 'draw it with shapes and text only');
  }
  for (const { name, prefix, value } of attrs) {
    const target = value.trim();
    if (/^on/i.test(name)) {
      fault(line, `the drawing runs code: ${name}="…"`, 'remove the attribute');
    } else if (/(^|:)href$/i.test(prefix ? `${prefix}:${name}` : name) && !target.startsWith('#')) {
      fault(line, `the drawing refers to ${target}`, 'refer only to its own parts, with #');
    } else if (isForeign(value)) {
      fault(line, `the drawing loads something: ${name}="${value}"`, 'use only url(#…)');
    }
  }
  const style = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  if (tagName === 'style' && (/@import/i.test(style) || isForeign(style) || style.includes('\\'))) {
    fault(line, 'the style of the drawing loads something', 'use only colors, lines, and url(#…)');
  }
}

/** Whether CSS refers to anything but a part of the same file. */
const isForeign = (css: string): boolean => /url\(\s*(?!["']?#)|image-set\(/i.test(css);
