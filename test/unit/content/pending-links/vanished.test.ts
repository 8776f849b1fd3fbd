import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { forgetVanished } from '@site/src/content/pending-links/vanished';

let site: string;
const generated = (): string => path.join(site, '.docusaurus/pending-links');
const caches = (): string[] => fs.readdirSync(path.join(site, 'node_modules/.cache')).sort();

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'vanished-'));
  for (const cache of ['rspack', 'snippets'])
    fs.mkdirSync(path.join(site, 'node_modules/.cache', cache), { recursive: true });
});

afterEach(() => fs.rmSync(site, { recursive: true }));

it('keeps the cache of the bundler while no page is removed', () => {
  forgetVanished(site, generated(), ['one', 'two']);
  forgetVanished(site, generated(), ['one', 'two', 'three']);
  expect(caches()).toEqual(['rspack', 'snippets']);
});

it('deletes the cache of the bundler, but not of the code check, after a page was removed', () => {
  forgetVanished(site, generated(), ['one', 'two']);
  forgetVanished(site, generated(), ['one']);
  expect(caches()).toEqual(['snippets']);
});

it('ignores an incomplete record', () => {
  fs.mkdirSync(generated(), { recursive: true });
  fs.writeFileSync(path.join(generated(), 'written-pages.json'), '["one"');
  forgetVanished(site, generated(), ['two']);
  expect(caches()).toEqual(['rspack', 'snippets']);
});
