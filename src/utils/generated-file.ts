import path from 'node:path';

/**
 * The name under which modules import a generated file. Its path would tell of the building
 * machine, since the client keeps the names of its modules.
 * @param file absolute path within `generatedFilesDir`
 */
export function generatedName(file: string, generatedFilesDir: string): string {
  const inner = path.relative(generatedFilesDir, file).split(path.sep).join('/');
  if (inner.startsWith('..')) throw new Error(`${file} is not in ${generatedFilesDir}`);
  return `@generated/${inner}`;
}
