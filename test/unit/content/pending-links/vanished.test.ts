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

it('keeps what the bundler cached while every page is there', () => {
  forgetVanished(site, generated(), ['one', 'two']);
  forgetVanished(site, generated(), ['one', 'two', 'three']);
  expect(caches()).toEqual(['rspack', 'snippets']);
});

it('forgets what the bundler cached once a page has gone, and leaves the code check alone', () => {
  forgetVanished(site, generated(), ['one', 'two']);
  forgetVanished(site, generated(), ['one']);
  expect(caches()).toEqual(['snippets']);
});

it('takes a record that was cut short for none', () => {
  fs.mkdirSync(generated(), { recursive: true });
  fs.writeFileSync(path.join(generated(), 'written-pages.json'), '["one"');
  forgetVanished(site, generated(), ['two']);
  expect(caches()).toEqual(['rspack', 'snippets']);
});
