import fs from 'node:fs';
import path from 'node:path';
import type { DependencySource } from '../mdx-dependencies';
import { catalogElements } from './elements';

/** The files of the catalog, for pages that show it. */
export function catalogFiles(siteDir: string): DependencySource {
  const folder = path.join(siteDir, 'src/catalog/libraries');
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  files.push(path.join(siteDir, 'src/catalog/artifacts.ts'));
  const shown = new RegExp(`<(?:${[...catalogElements.keys()].join('|')})[\\s/]`);
  return (source) => (shown.test(source) ? files : []);
}
