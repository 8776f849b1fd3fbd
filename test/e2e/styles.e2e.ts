/** The build's style sheets define the classes that its pages use. */
import fs from 'node:fs';
import path from 'node:path';
import { buildFolder, builtRoutes, fileOf } from './support/site';

/** A class by which Docusaurus distinguishes pages, for custom style sheets. */
const ofPage = /^(docs|plugin|theme)-/;

/** A rule for the whole page that depends on a descendant anywhere in it. */
const searching = /(?:html|:root|body):has\((?!\s*>)[^{]*/g;

const folder = path.join(buildFolder, 'assets/css');
const sheets = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));

it('exist for every component that a page shows', () => {
  const styled = new Set(
    sheets.flatMap((sheet) =>
      [...sheet.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, found = '']) => found),
    ),
  );
  const bare = new Map<string, string>();
  for (const route of builtRoutes()) {
    const html = fs.readFileSync(fileOf(route), 'utf8');
    for (const [, value = ''] of html.matchAll(/<[a-z][^<>]* class="?([^">]*)/g)) {
      for (const name of value.split(' ')) {
        if (name && !ofPage.test(name) && !styled.has(name)) bare.set(name, route);
      }
    }
  }
  expect(styled.size).toBeGreaterThan(0);
  expect([...bare]).toEqual([]);
});

it('never make browsers search a whole page', () => {
  const found = (sheet: string): string[] => sheet.match(searching) ?? [];
  expect(found('html:has(.menu:popover-open) main{overflow:hidden}')).toHaveLength(1);
  expect(sheets.flatMap(found)).toEqual([]);
  expect(sheets.join('')).toContain('html:has(>');
});
