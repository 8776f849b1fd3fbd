/** The style sheets of the build, against the classes of its pages. */
import fs from 'node:fs';
import path from 'node:path';
import { buildFolder, builtRoutes, fileOf } from './support/site';

/** A class of a CSS module, as the bundler names it. */
const ofModule = /^[A-Za-z]\w*_[\w-]{4}$/;

it('are there for every component that a page shows', () => {
  const folder = path.join(buildFolder, 'assets/css');
  const sheets = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
  const styled = new Set(
    sheets.flatMap((name) =>
      [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g)].map(
        ([, found = '']) => found,
      ),
    ),
  );
  const bare = new Map<string, string>();
  for (const route of builtRoutes()) {
    const html = fs.readFileSync(fileOf(route), 'utf8');
    for (const [, value = ''] of html.matchAll(/ class="?([^">]*)/g)) {
      for (const name of value.split(' ')) {
        if (ofModule.test(name) && !styled.has(name)) bare.set(name, route);
      }
    }
  }
  expect(styled.size).toBeGreaterThan(0);
  expect([...bare]).toEqual([]);
});
