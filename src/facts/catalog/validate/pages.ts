import { pageFolders, pageIds } from '../pages';
import type { Library, PageTree } from '../types';

/** Problems in the pages that a record lists. */
export function pageProblems({ id, pages, otherPages = [] }: Library): string[] {
  const ids = [...pageIds(pages), ...otherPages];
  const outside = ids.filter((page) => !page.startsWith(`${id}/`));
  const repeated = new Set(ids.filter((page, index) => ids.indexOf(page) !== index));
  return [
    ...outside.map(
      (page) => `the page "${page}" is not in "${id}/"; move it to the record of its library`,
    ),
    ...[...repeated].map((page) => `the page "${page}" is listed twice; keep one entry`),
    ...misplaced(id, pages),
    ...pageFolders(pages).flatMap(({ folder, pages: inside }) =>
      pageIds(pages)
        .filter((page) => page.startsWith(`${folder}/`) && !pageIds(inside).includes(page))
        .map((page) => `"${page}" is outside the folder "${folder}"; move it in`),
    ),
    ...pageFolders(pages).flatMap(({ folder, description }) =>
      description.length >= 70 && description.length <= 160
        ? []
        : [
            `the description of the folder "${folder}" has ${description.length} characters; ` +
              'write one sentence of 70 to 160',
          ],
    ),
  ];
}

/** Nodes in a folder that they don't belong to. */
function misplaced(parent: string, tree: readonly PageTree[]): string[] {
  return tree.flatMap((node) => {
    const path = typeof node === 'string' ? node : node.folder;
    const inside = typeof node === 'string' ? [] : misplaced(node.folder, node.pages);
    // Pages outside the library are reported only once, for the library.
    const fits =
      path.startsWith(`${parent}/`) || (typeof node === 'string' && !parent.includes('/'));
    return fits ? inside : [`"${path}" is in the folder "${parent}"; move it out`, ...inside];
  });
}
