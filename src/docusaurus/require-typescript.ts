/** Loads the TypeScript that the site's configuration is made of. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { addHook } from 'pirates';

const source = path.resolve(__dirname, '..') + path.sep;

// Docusaurus has Babel compile its configuration and all that it imports, packages too: seconds
// where SWC takes a moment.
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
      // Packages that are ES modules only are loaded as such where `import()` asks for them.
      module: { type: 'commonjs', ignoreDynamic: true },
    }).code,
  { exts: ['.ts', '.tsx'], matcher: (filename) => filename.startsWith(source) },
);

/**
 * The exports of a module of the project.
 * @param file absolute path of the module or of its folder
 */
export function requireTypeScript<Module>(file: string): Module {
  return createRequire(__filename)(file) as Module;
}
