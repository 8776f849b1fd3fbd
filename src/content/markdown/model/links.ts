import { pageAddress } from '../../../facts/inventory/page-address';
import { lineAt, maskCode } from './mask';

/** A link or image in the source of a page. */
export interface SourceLink {
  readonly kind: 'link' | 'image';
  /** Address as written; for `<PageLink id>`, the address of that page. */
  readonly url: string;
  /** Where the address begins. */
  readonly line: number;
  readonly column: number;
}

const inline = /(!?)\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?([^\s)>]+)/g;
const definition = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s>]+)/gm;
const pageLink = /<PageLink\s[^>]*?\bid="([^"]+)"/g;

/** All links and images in a page's prose, excluding code and comments. */
export function findLinks(source: string): SourceLink[] {
  const prose = maskCode(source);
  const found: SourceLink[] = [];
  const add = (kind: SourceLink['kind'], url: string, end: number, written = url): void => {
    const start = end - written.length;
    const column = start - source.lastIndexOf('\n', start - 1);
    found.push({ kind, url, line: lineAt(source, start), column });
  };
  for (const match of prose.matchAll(inline)) {
    const [all, mark, text = '', url = ''] = match;
    add(mark === '!' ? 'image' : 'link', url, match.index + all.length);
    // The text of a link can contain an image.
    for (const [, src = ''] of text.matchAll(/!\[[^\]]*\]\(\s*<?([^\s)>]+)/g)) {
      add('image', src, match.index + all.indexOf(src) + src.length);
    }
  }
  for (const { 0: all, 1: url = '', index } of prose.matchAll(definition)) {
    add('link', url, index + all.length);
  }
  for (const { 0: all, 1: id = '', index } of prose.matchAll(pageLink)) {
    add('link', pageAddress(id), index + all.length - 1, id);
  }
  return found.sort((a, b) => a.line - b.line);
}
