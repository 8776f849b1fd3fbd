import { artifactOf } from '../../../facts/catalog/packages';

/** Whether the compiler generated the name. */
const isGenerated = (symbol: string): boolean => /[<>]|\$\w/.test(symbol.split('#')[0] ?? '');

/**
 * Whether the index of operators and types has a symbol, which must belong to ZIO or a companion.
 * @param artifacts coordinates of the page that uses the symbol
 * @param groups group ids of ZIO and its companion libraries
 */
export const isIndexed = (
  symbol: string,
  artifacts: readonly string[],
  groups: ReadonlySet<string>,
): boolean => groups.has(artifactOf(symbol, artifacts)?.group ?? '') && !isGenerated(symbol);
