/** Corrects the links of a page, if the page itself or a page that it links to has moved. */
import path from 'node:path/posix';
import { maskCode } from '../../../content/markdown/model/mask';
import { pageTarget } from '../../../content/pending-links/model/target';
import { pageAddress } from '../../../facts/inventory/page-address';
import { currentDocs } from '../../../facts/inventory/pages-on-disk';

/** The ids of a page before and after. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

const urls = /(?<=\]\(\s*<?)[^\s)>]+|(?<=^ {0,3}\[[^\]\n]+\]:[ \t]*<?)[^\s>]+/gm;
const attributes = /(?<=<PageLink\s[^>]*?\bid="|\s(?:href|src)=")[^"]+/g;

/**
 * The text of a page with links that lead to the same places as before.
 * @param file the page's file before the move
 * @param movedFile its file after the move, which is the same for all pages but one
 */
export function correctLinks(text: string, file: string, movedFile: string, move: Move): string {
  const names = [move.from, pageAddress(move.from)].map((name) => path.basename(name));
  // Most pages don't name the page, and masking their code takes time.
  if (file === movedFile && !names.some((name) => text.includes(name))) return text;
  const prose = maskCode(text);
  const found = [...prose.matchAll(urls), ...prose.matchAll(attributes)];
  let corrected = text;
  for (const { 0: url, index } of found.sort((a, b) => b.index - a.index)) {
    const now = correctUrl(url, file, movedFile, move);
    corrected = corrected.slice(0, index) + now + corrected.slice(index + url.length);
  }
  return corrected;
}

function correctUrl(url: string, file: string, movedFile: string, { from, to }: Move): string {
  if (url === from) return to;
  const [address = ''] = url.split(/[?#]/);
  const end = url.slice(address.length);
  const target = pageTarget(url, file);
  const isMoved = target?.docs === currentDocs && target.ids.includes(from);
  if (address === '' || (target === null && /^([a-z][\w+.-]*:|\/|@)/i.test(address))) return url;
  if (/^[/@]/.test(address)) {
    if (!isMoved) return url;
    return (/\.mdx?$/.test(address) ? address.replace(from, to) : pageAddress(to)) + end;
  }
  if (file === movedFile && !isMoved) return url;
  const old = path.join(path.dirname(file), address);
  const wanted = isMoved ? old.replace(`/${from}.`, `/${to}.`) : old;
  const relative = path.relative(path.dirname(movedFile), wanted);
  return (relative.startsWith('.') ? relative : `./${relative}`) + end;
}
