import type { PageFolder, PageTree } from './types';

/** All page ids in a tree, in order. */
export function pageIds(tree: readonly PageTree[]): string[] {
  return tree.flatMap((node) => (typeof node === 'string' ? [node] : pageIds(node.pages)));
}

/** All folders in a tree; an outer folder comes before its inner ones. */
export function pageFolders(tree: readonly PageTree[]): PageFolder[] {
  return tree.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...pageFolders(node.pages)],
  );
}

/** File of a record, relative to the project root. */
export function recordFile(libraryId: string): string {
  return `src/facts/catalog/libraries/${libraryId}.ts`;
}
