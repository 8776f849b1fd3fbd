import fs from 'node:fs';
import path from 'node:path';

/** A line of Docusaurus's list of modules that is a page or data of one. */
const page = /^ .*\.(?:mdx?|json)"\)\],?\n?/gm;

/**
 * Writes the list of the modules that draw pages: Docusaurus's list of all modules without pages and their data.
 * @param folder Docusaurus's folder of generated files
 * @returns the file
 */
export function writeComponents(folder: string): string {
  const registry = fs.readFileSync(path.join(folder, 'registry.js'), 'utf8');
  const file = path.join(folder, 'islands/components.js');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, registry.replace(page, ''));
  return file;
}
