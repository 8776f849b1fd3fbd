import { pageAddress } from '../../../facts/inventory/page-address';
import { lineAt, maskCode } from './mask';

/** A link in the source of a page. */
export interface SourceLink {
  /** Address as written; for `<PageLink id>`, the address of that page. */
  readonly url: string;
  /** Where the address begins. */
  readonly line: number;
  readonly column: number;
}

/** The address after the text of a link, which can contain an image. */
const inline = /(?<!!)\[(?:[^[\]]|\[[^[\]]*\])*\]\(\s*<?([^\s)>]+)/g;
const definition = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s>]+)/gm;
const pageLink = /<PageLink\s[^>]*?\bid="([^"]+)/g;

/** All links in a page's prose, excluding code and comments. */
export function findLinks(source: string): SourceLink[] {
  const prose = maskCode(source);
  const found = (pattern: RegExp, addressOf = (written: string) => written): SourceLink[] =>
    [...prose.matchAll(pattern)].map(({ 0: all, 1: written = '', index }) => {
      const start = index + all.length - written.length;
      const column = start - source.lastIndexOf('\n', start - 1);
      return { url: addressOf(written), line: lineAt(source, start), column };
    });
  return [...found(inline), ...found(definition), ...found(pageLink, (id) => pageAddress(id))].sort(
    (a, b) => a.line - b.line,
  );
}
