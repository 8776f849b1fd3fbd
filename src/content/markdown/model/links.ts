import { pageAddress } from '../../../facts/inventory/page-address';
import { lineAt, maskCode } from './mask';

/** A link or image in the source of a page. */
export interface SourceLink {
  readonly kind: 'link' | 'image';
  /** Address as written; for `<PageLink id>`, the address of that page. */
  readonly url: string;
  readonly line: number;
  /** Text of the link or alternative text of the image; empty if defined elsewhere. */
  readonly text: string;
}

const inline = /(!?)\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?([^\s)>]+)/g;
const definition = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s>]+)/gm;
const pageLink = /<PageLink\s[^>]*?\bid="([^"]+)"/g;

/** All links and images in a page's prose, excluding code and comments. */
export function findLinks(source: string): SourceLink[] {
  const prose = maskCode(source);
  const at = (offset: number): number => lineAt(source, offset);
  const found: SourceLink[] = [];
  for (const match of prose.matchAll(inline)) {
    const [all, mark, text = '', url = ''] = match;
    const image = mark === '!';
    const start = match.index + all.indexOf('[') + 1;
    const written = source.slice(start, start + text.length);
    const line = at(match.index + all.length);
    found.push({ kind: image ? 'image' : 'link', url, line, text: written });
    // The text of a link can contain an image.
    for (const [, alt = '', src = ''] of text.matchAll(/!\[([^\]]*)\]\(\s*<?([^\s)>]+)/g)) {
      found.push({ kind: 'image', url: src, line: at(match.index), text: alt });
    }
  }
  for (const match of prose.matchAll(definition)) {
    found.push({ kind: 'link', url: match[1] ?? '', line: at(match.index), text: '' });
  }
  for (const match of prose.matchAll(pageLink)) {
    found.push({ kind: 'link', url: pageAddress(match[1] ?? ''), line: at(match.index), text: '' });
  }
  return found.sort((a, b) => a.line - b.line);
}
