/** The built site under test: its address and its pages. */
import fs from 'node:fs';
import path from 'node:path';

export const port = Number(process.env['E2E_PORT'] ?? 4610);
export const origin = `http://localhost:${port}`;
export const buildFolder = path.resolve('build');

/** Every HTML file in a folder. */
export function* htmlFiles(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* htmlFiles(full);
    else if (entry.name.endsWith('.html')) yield full;
  }
}

/** Whether a built file is only a redirect. */
function isRedirect(file: string): boolean {
  return fs.readFileSync(file, 'utf8').includes('http-equiv="refresh"');
}

/** The built file of a page. */
export function fileOf(route: string): string {
  const candidates = [route, `${route}.html`, `${route}/index.html`]
    .map((name) => path.join(buildFolder, name))
    .filter((file) => file.endsWith('.html') && fs.existsSync(file));
  if (candidates[0] === undefined) throw new Error(`the build has no page at ${route}`);
  return candidates[0];
}

/** The address of every page in the build, `/` first, without redirects and the 404 page. */
export function builtRoutes(): string[] {
  return [...htmlFiles(buildFolder)]
    .filter((file) => !isRedirect(file))
    .map((file) => `/${path.relative(buildFolder, file).split(path.sep).join('/')}`)
    .filter((file) => file !== '/404.html')
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/')
    .sort();
}
