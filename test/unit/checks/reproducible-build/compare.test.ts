import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { differences, traces } from '@site/src/checks/reproducible-build/compare';

const folders: string[] = [];
function folder(files: Readonly<Record<string, string>>): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  folders.push(made);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(made, name)), { recursive: true });
    fs.writeFileSync(path.join(made, name), text);
  }
  return made;
}
afterAll(() => folders.forEach((each) => fs.rmSync(each, { recursive: true })));

it('finds nothing where the bytes are the same', () => {
  const files = { 'index.html': '<p>a', 'assets/a.js': '1' };
  expect(differences(folder(files), folder(files))).toEqual([]);
});

it('names files that one build lacks', () => {
  const found = differences(folder({ 'a.1.js': '' }), folder({ 'a.2.js': '' }));
  expect(found).toEqual(['a.1.js: only in the first build', 'a.2.js: only in the second build']);
});

it('shows where a file differs', () => {
  const found = differences(folder({ 'x/a.html': 'at noon' }), folder({ 'x/a.html': 'at nine' }));
  expect(found).toEqual([`${path.join('x', 'a.html')}: from byte 4 on, "at noon" and "at nine"`]);
});

it('names files that tell of the machine', () => {
  const site = folder({ 'a.js': 'at("/home/me/site/src")', 'b.js': 'at("src")' });
  expect(traces(site, ['/home/me/site'])).toEqual(['a.js: tells /home/me/site']);
});
