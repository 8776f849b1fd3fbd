import path from 'node:path';

const projectSource = path.resolve(__dirname, '../..') + path.sep;

/**
 * Modules of the project that the configuration has loaded, such as the transforms and their data.
 */
export const loadedModules = (): string[] =>
  Object.keys(require.cache).filter((file) => file.startsWith(projectSource));
