import { artifactOf } from '../../../facts/catalog/packages';

/** Names that the compiler makes up. */
const isGenerated = (symbol: string): boolean => /[<>]|\$\w/.test(symbol.split('#')[0] ?? '');

/**
 * Whether the index of operators and types holds a symbol: one of ZIO or its companions.
 * @param artifacts coordinates of the page that uses it
 * @param groups group ids of our libraries
 */
export const isIndexed = (
  symbol: string,
  artifacts: readonly string[],
  groups: ReadonlySet<string>,
): boolean => groups.has(artifactOf(symbol, artifacts)?.group ?? '') && !isGenerated(symbol);
