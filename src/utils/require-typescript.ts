/** Loads the TypeScript modules that the site's configuration consists of. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { addHook } from 'pirates';

const source = path.resolve(__dirname, '..') + path.sep;

// Docusaurus compiles its configuration and all its imports, packages too, with Babel: that takes
// seconds, and SWC takes a moment.
addHook(
  (code, filename) =>
    transformSync(code, {
      filename,
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
        transform: { react: { runtime: 'automatic' } },
      },
      // Leaves `import()` as it is, because some packages are only available as ES modules.
      module: { type: 'commonjs', ignoreDynamic: true },
    }).code,
  { exts: ['.ts', '.tsx'], matcher: (filename) => filename.startsWith(source) },
);

/**
 * Loads a module of the project and returns its exports.
 * @param file absolute path of the module or of its folder
 */
export function requireTypeScript<Module>(file: string): Module {
  return createRequire(__filename)(file) as Module;
}

/** Data, and the code that makes sidebars and pages of it, below `src`. */
const dataSources = [
  'facts',
  'site/sidebar/build',
  'site/ecosystem/elements',
  'content/glossary',
  'content/which-operator',
  'content/pending-links',
  'checks/page-rules',
].map((folder) => path.join(source, folder, path.sep));

/**
 * Loads a module as its file is now, and the data too. `npm start` does this after each change.
 */
export function requireFresh<Module>(file: string): Module {
  const { cache } = createRequire(__filename);
  for (const name of Object.keys(cache)) {
    if (dataSources.some((folder) => name.startsWith(folder))) delete cache[name];
  }
  return requireTypeScript(file);
}
