/** Information on an identifier, as its tooltip shows it. */
import type { PageFacts } from './page-files';

/** Symbols that pages of this site document: full name → path and title of the page. */
export type DocumentedSymbols = Readonly<Record<string, readonly [path: string, title: string]>>;

export interface Identifier {
  readonly type: string;
  /** Full name; without a package for definitions of the page. */
  readonly name: string;
  /** Whether the page's own code defines it. */
  readonly own: boolean;
  readonly page: { readonly path: string; readonly title: string } | null;
  readonly api: string | null;
}

/** Name of the enclosing type: `zio.ZIO#retry` and `zio.ZIO.succeed` → `zio.ZIO`. */
const ownerOf = (symbol: string): string => symbol.replace(/[#.][^#.]+$/, '');

/** Identifier for a fact of a block; undefined if the facts don't contain it. */
export function identify(
  facts: PageFacts,
  documented: DocumentedSymbols,
  block: number,
  fact: number,
): Identifier | undefined {
  const found = facts.blocks[block]?.[fact];
  const symbol = found && facts.symbols[found[3]];
  if (!found || !symbol) return undefined;
  const [name, api] = symbol;
  const own = name.startsWith('<page>');
  const page = documented[name] ?? documented[ownerOf(name)];
  return {
    type: facts.types[found[4]] ?? '',
    name: own ? name.replace(/^<page>\.?/, '') : name,
    own,
    page: page ? { path: page[0], title: page[1] } : null,
    api,
  };
}
