import path from 'node:path';

/**
 * Name for importing a generated file. The client keeps the names of its modules, so an absolute
 * path would reveal folders of the build machine.
 * @param file absolute path within `generatedFilesDir`
 */
export function generatedName(file: string, generatedFilesDir: string): string {
  const inner = path.relative(generatedFilesDir, file).split(path.sep).join('/');
  if (inner.startsWith('..')) throw new Error(`${file} is not in ${generatedFilesDir}`);
  return `@generated/${inner}`;
}
