import fs from 'node:fs';
import path from 'node:path';
import type { BuiltSite } from './model/addresses';

/**
 * The site that Docusaurus has written to `outDir`.
 *
 * @param routes addresses of its pages, including the base URL
 */
export function builtSite(outDir: string, baseUrl: string, routes: readonly string[]): BuiltSite {
  const anchors = new Map<string, ReadonlySet<string>>();
  return {
    addresses: new Set(routes.map((route) => `/${route.slice(baseUrl.length)}`)),
    hasFile: (address) =>
      ['', '.html', '/index.html'].some((end) => isFile(path.join(outDir, address + end))),
    anchors: (address) => {
      const known = anchors.get(address) ?? readAnchors(path.join(outDir, address));
      anchors.set(address, known);
      return known;
    },
  };
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function readAnchors(stem: string): ReadonlySet<string> {
  const file = [`${stem}.html`, path.join(stem, 'index.html')].find(isFile);
  const html = file === undefined ? '' : fs.readFileSync(file, 'utf8');
  return new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id));
}
