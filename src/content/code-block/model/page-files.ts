/** Files that accompany a page's code blocks: facts from the compiler, and scripts. */
import type { PageLock } from '../../snippets/model/lock';
import type { IdentifierFact } from '../../snippets/model/protocol';
import { apiDocsUrl } from './api-docs';

/** Facts on a page's identifiers, as the browser fetches them. */
export interface PageFacts {
  /** Full name, and the address of the API documentation or null. */
  readonly symbols: readonly (readonly [name: string, api: string | null])[];
  readonly types: readonly string[];
  /** Facts of each Scala block of the page. */
  readonly blocks: readonly (readonly IdentifierFact[])[];
}

/** Facts of a page, read from its lock. */
export function pageFacts(lock: PageLock): PageFacts {
  const { artifacts } = lock.checkedAgainst;
  return {
    symbols: lock.symbols.map((symbol) => [symbol, apiDocsUrl(symbol, artifacts) ?? null]),
    types: lock.types,
    blocks: lock.blocks.map((block) => block.facts),
  };
}

/**
 * Folder of a page's files, relative to the site's base address.
 * @param page the page's file relative to the project root
 */
export function pageFolder(page: string): string {
  const path = page.replace(/^(?:docs\/|versioned_docs\/version-|src\/(?=pages\/))/, '');
  return `code/${path.replace(/\.mdx?$/, '')}`;
}
