/** Finds where names are used: every symbol in the pages' code, from the pages' locks. */
import { shortName } from '../../../content/code-block/model/signature';
import type { PageLock } from '../../../content/snippets/model/lock';
import { placeOf } from '../../../content/code-block/model/symbol-address';
import { isIndexed } from '../../../content/code-block/model/indexed-symbols';
import { groupBy } from '../../../utils/group-by';
import type { Explained } from './homes';

export interface IndexedPage {
  /** The page's address. */
  readonly path: string;
  readonly title: string;
  readonly lock: PageLock;
  /** The heading above each block, in the order of the blocks; '' before the first heading. */
  readonly headings: readonly string[];
}

/** A page that uses a symbol. */
export interface Use {
  readonly path: string;
  readonly title: string;
  /** The numbers of the blocks on the page, from 1, as in `#code-3`. */
  readonly blocks: readonly number[];
  /** The heading above the first of them. */
  readonly heading: string;
  /** Whether the page lists the symbol's signature. */
  readonly documents?: true;
}

export interface IndexedSymbol {
  readonly symbol: string;
  readonly member: string;
  /** First the pages that document it, then those that use it most. */
  readonly uses: readonly Use[];
}

export type Owner = ReturnType<typeof byOwner>[number];

function blocksOf(lock: PageLock): Map<string, { blocks: Set<number>; documents: boolean }> {
  const found = new Map<string, { blocks: Set<number>; documents: boolean }>();
  const note = (symbol: string, index: number, documents: boolean) => {
    const entry = found.get(symbol) ?? { blocks: new Set(), documents: false };
    entry.blocks.add(index + 1);
    found.set(symbol, { blocks: entry.blocks, documents: entry.documents || documents });
  };
  lock.blocks.forEach((block, index) => {
    block.signatures.forEach(({ symbol }) => note(symbol, index, true));
    block.facts.forEach((fact) => note(lock.symbols[fact[3]] ?? '', index, false));
  });
  return found;
}

const rank = (a: Use, b: Use): number =>
  Number(b.documents ?? false) - Number(a.documents ?? false) ||
  b.blocks.length - a.blocks.length ||
  a.path.localeCompare(b.path, 'en');

/**
 * All symbols with their uses, sorted by name.
 * @param groups the group ids of the documented libraries
 */
export function indexSymbols(
  pages: readonly IndexedPage[],
  groups: ReadonlySet<string>,
): IndexedSymbol[] {
  const uses = new Map<string, Use[]>();
  for (const { path, title, lock, headings } of pages) {
    for (const [symbol, { blocks, documents }] of blocksOf(lock)) {
      if (!isIndexed(symbol, lock.checkedAgainst.artifacts, groups)) continue;
      const [first = 1] = blocks;
      const heading = headings[first - 1] ?? '';
      const use = { path, title, blocks: [...blocks], heading, ...(documents && { documents }) };
      uses.set(symbol, [...(uses.get(symbol) ?? []), use as Use]);
    }
  }
  return [...uses]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([symbol, found]) => ({ symbol, member: placeOf(symbol).member, uses: found.sort(rank) }));
}

const packageOf = (owner: string): string => owner.replace(/(?:^|\.)[A-Z].*$/, '') || owner;

/** Groups symbols by the type, object or package that they belong to, ZIO's own package first. */
export function byOwner(symbols: readonly Explained[]) {
  const owners = groupBy(symbols, ({ symbol }) => placeOf(symbol).owner);
  const named = groupBy(owners.keys(), shortName);
  /** The last part of a name, unless another owner ends in the same part. */
  const titleOf = (name: string): string => {
    if (packageOf(name) === name) return `Package ${name}`;
    return named.get(shortName(name))?.length === 1 ? shortName(name) : name;
  };
  return [...owners]
    .map(([name, own]) => ({ name, title: titleOf(name), pack: packageOf(name), symbols: own }))
    .sort((a, b) => a.pack.localeCompare(b.pack, 'en') || a.name.localeCompare(b.name, 'en'));
}

/** The homes of symbols: full name → address, and title with heading. */
export const documentedSymbols = (
  symbols: readonly Explained[],
): Record<string, [path: string, title: string]> =>
  Object.fromEntries(
    symbols.flatMap(({ symbol, home }) => {
      if (!home) return [];
      const { path, title, heading } = home;
      return [[symbol, [path, heading === '' ? title : `${title} › ${heading}`]]];
    }),
  );
