/** Reading a record's tree of pages. */
import type { PageFolder, PageTree } from './types';

/** Every page id of a tree, in order. */
export function pageIds(tree: readonly PageTree[]): string[] {
  return tree.flatMap((node) => (typeof node === 'string' ? [node] : pageIds(node.pages)));
}

/** Every folder of a tree, an outer one before those inside it. */
export function pageFolders(tree: readonly PageTree[]): PageFolder[] {
  return tree.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...pageFolders(node.pages)],
  );
}

/** Where a record is written, relative to the project root. */
export function recordFile(libraryId: string): string {
  return `src/facts/catalog/libraries/${libraryId}.ts`;
}
