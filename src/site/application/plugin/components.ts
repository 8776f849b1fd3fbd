import fs from 'node:fs';
import path from 'node:path';
import { catalogElements } from '../../ecosystem/elements/elements';
import { downloadModule } from '../../../content/code-block/plugin/project';

/** Matches a line of Docusaurus's list of modules that is a page or a page's data. */
const page = /^ .*\.(?:mdx?|json)"\)\],?\n?/gm;

/** Modules that only pages import, because transforms of Markdown add those imports. */
const importedByPages = [
  ...new Set([...catalogElements.values()].flatMap(({ component }) => component?.module ?? [])),
  downloadModule,
];

const entry = (module: string): string => {
  const name = JSON.stringify(module);
  return `  ${name}: [() => import(${name}), ${name}, require.resolveWeak(${name})],\n`;
};

/**
 * Returns the list of modules that draw pages: Docusaurus's list of all modules without pages and
 * their data, plus the modules that only pages import.
 * @param registry the text of Docusaurus's list, `registry.js`
 * @throws Error if the list has an unknown form, because every page would then be compiled for
 *   browsers
 */
export function componentsOf(registry: string): string {
  const others = registry.replace(page, '');
  if (others === registry || /\.mdx?["'?]/.test(others) || !/};\s*$/.test(others)) {
    throw new Error(
      "src/site/application/plugin/components.ts: Docusaurus's registry.js no longer has one line for each module, so " +
        'pages would be compiled for browsers again. Check how .docusaurus/registry.js is written now',
    );
  }
  return `${others.replace(/};\s*$/, '')}${importedByPages.map(entry).join('')}};\n`;
}

/**
 * Writes the list of modules that draw pages.
 * @param folder Docusaurus's folder of generated files
 * @returns the path of the file
 */
export function writeComponents(folder: string): string {
  const registry = fs.readFileSync(path.join(folder, 'registry.js'), 'utf8');
  const file = path.join(folder, 'islands/components.js');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, componentsOf(registry));
  return file;
}
