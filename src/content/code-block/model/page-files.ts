/** The files that a page's code blocks bring along: what the compiler knows, and scripts. */
import type { PageLock } from '../../snippets/model/lock';
import type { IdentifierFact } from '../../snippets/model/protocol';
import { apiDocsUrl } from './api-docs';

/** What a page's identifiers are, as the reader's browser fetches it. */
export interface PageFacts {
  /** Full name, and the address of its API documentation where it has one. */
  readonly symbols: readonly (readonly [name: string, api: string | null])[];
  readonly types: readonly string[];
  /** Facts of each Scala block of the page. */
  readonly blocks: readonly (readonly IdentifierFact[])[];
}

/** The facts of a page from its lock. */
export function pageFacts(lock: PageLock): PageFacts {
  const { artifacts } = lock.checkedAgainst;
  return {
    symbols: lock.symbols.map((symbol) => [symbol, apiDocsUrl(symbol, artifacts) ?? null]),
    types: lock.types,
    blocks: lock.blocks.map((block) => block.facts),
  };
}

/**
 * The folder, under the site's base, of the files of a page.
 * @param page the page's file relative to the project root
 */
export function pageFolder(page: string): string {
  const path = page
    .replace(/\.mdx?$/, '')
    .replace(/^docs\//, '')
    .replace(/^versioned_docs\/version-/, '')
    .replace(/^src\/pages\//, 'pages/');
  return `code/${path}`;
}
