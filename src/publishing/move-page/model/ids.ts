/** Replaces the id of a page in data and code. */
import { pageAddress } from '../../../facts/inventory/page-address';
import type { Move } from './links';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A source with another id: also in addresses and in paths of the page's files. An id of one word
 * is only replaced where it's a whole text, because it may be an ordinary word.
 */
export function replaceId(source: string, { from, to }: Move): string {
  const folders = '(?:docs|src/site/search/asked|snippets/claims|snippets/lock/docs)/';
  const isWord = !from.includes('/');
  const before = isWord ? `(?<=["'\`]/?|${folders}|docs/)` : `(?<=(?:^|[^\\w./-])/?|${folders})`;
  const after = isWord ? `(?=["'\`#?]|\\.(?:mdx?|tsv|scala)\\b)` : `(?![\\w/-])`;
  const withId = source.replace(new RegExp(`${before}${escaped(from)}${after}`, 'gm'), to);
  const [old, now] = [pageAddress(from), pageAddress(to)];
  if (old === `/${from}`) return withId;
  // The address of an index is that of its folder.
  return withId.replace(new RegExp(`(?<=["'\`(])${escaped(old)}(?=["'\`#?)])`, 'g'), now);
}

/** A row of a file with columns, with another id in one of them. */
export function replaceInColumn(text: string, column: number, { from, to }: Move): string {
  return text
    .split('\n')
    .map((row) => {
      if (row.startsWith('# ')) return row;
      const fields = row.split('\t');
      const ids = fields[column]?.split(' ').map((id) => {
        const [page = '', ...anchor] = id.split('#');
        return page === from ? [to, ...anchor].join('#') : id;
      });
      if (ids !== undefined) fields[column] = ids.join(' ');
      return fields.join('\t');
    })
    .join('\n');
}

/** The front matter that a page needs at its new place: a slug if it's named like its folder. */
export function correctSlug(text: string, { to }: Move): string {
  const [name = '', folder] = to.split('/').reverse();
  const without = text.replace(/^slug: .*\n/m, '');
  if (name !== folder) return without;
  return without.replace(/^(---\n[\s\S]*?\n)---\n/, `$1slug: ${name}\n---\n`);
}
