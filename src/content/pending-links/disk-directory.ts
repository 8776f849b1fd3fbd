import fs from 'node:fs';
import path from 'node:path';
import { readInventory } from '../../facts/inventory/inventory';
import type { PageDirectory, PageTarget } from './model/target';

/** Files that could contain a page, the most common first. */
export function candidateFiles(siteDir: string, { docs, ids }: PageTarget): string[] {
  return ids.flatMap((id) =>
    ['.mdx', '.md'].map((extension) => path.join(siteDir, docs.folder, id + extension)),
  );
}

/**
 * Directory of the project at `siteDir`. Reads the inventory now, and looks for files at each call.
 */
export function diskDirectory(
  siteDir: string,
): PageDirectory & { readonly ids: readonly string[] } {
  const ids = readInventory(siteDir).map(({ id }) => id);
  const planned = new Set(ids);
  return {
    ids,
    isWritten: (target) => candidateFiles(siteDir, target).some((file) => fs.existsSync(file)),
    isPlanned: (id) => planned.has(id),
  };
}
