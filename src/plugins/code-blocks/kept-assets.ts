/**
 * The files of pages while the site is edited: on disk, beside the bundler's cache, which knows of pages that it need not compile
 * anew. Among the bundle's output they would all be written again at each change of one page.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { PageAsset } from './page-assets';

export interface KeptAssets {
  readonly folder: string;
  readonly keep: (name: PageAsset['name'], content: PageAsset['content']) => void;
}

/** Keeps them under `node_modules/.cache` of the site, where `docusaurus clear` takes both away. */
export function keptAssets(siteDir: string): KeptAssets {
  const folder = path.join(siteDir, 'node_modules/.cache/page-files');
  return {
    folder,
    keep: (name, content) => {
      const file = path.join(folder, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    },
  };
}
