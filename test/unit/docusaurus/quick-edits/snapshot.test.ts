/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { docsFolders } from '../../../../src/facts/inventory/pages-on-disk';
import { readByDocs, takeSnapshot } from '../../../../src/docusaurus/quick-edits/snapshot';

const head = '---\ntitle: Page\ndescription: What it says\n---';

describe('the part of a page that the docs plugin reads', () => {
  it('is the front matter', () => {
    expect(readByDocs(`${head}\n\nText.\n`)).toBe(head);
  });

  it.each([
    ['has no front matter', '# Page\n\nText.\n'],
    ['lacks a title', '---\ndescription: What it says\n---\n\n# Page\n'],
    ['lacks a description', '---\ntitle: Page\n---\n\nText.\n'],
    ['has front matter without an end', '---\ntitle: Page\ndescription: What it says\n'],
  ])('is the whole page if the page %s', (_, source) => {
    expect(readByDocs(source)).toBe(source);
  });
});

describe('the comparison of snapshots', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshot-'));
  afterAll(() => fs.rmSync(site, { recursive: true }));
  const sidebars = path.join(site, 'sidebars.ts');
  const write = (file: string, text: string) => fs.writeFileSync(path.join(site, file), text);
  const look = () => takeSnapshot(site, [sidebars]);
  for (const { folder } of docsFolders) fs.mkdirSync(path.join(site, folder), { recursive: true });

  beforeEach(() => {
    write('docs/page.mdx', `${head}\n\nText.\n`);
    write('docs/_part.mdx', 'Part.\n');
    write('sidebars.ts', 'export default {};\n');
  });

  it.each([
    ['the text of a page', 'docs/page.mdx', `${head}\n\nOther text.\n`, true],
    ['a part of pages', 'docs/_part.mdx', 'Other part.\n', true],
    ['front matter', 'docs/page.mdx', `${head.replace('Page', 'Other page')}\n\nText.\n`, false],
    ['the sidebars', 'sidebars.ts', 'export default { guides: [] };\n', false],
    ['the settings of a folder', 'docs/_category_.json', '{}', false],
    ['a page that is added', 'docs/second.mdx', `${head}\n\nText.\n`, false],
  ])('after a change of %s', (_, file, text, isTheSame) => {
    const before = look();
    write(file, text);
    expect(isDeepStrictEqual(before, look())).toBe(isTheSame);
    fs.rmSync(path.join(site, file));
  });

  it('notices that a page was removed', () => {
    const before = look();
    fs.rmSync(path.join(site, 'docs/page.mdx'));
    expect(isDeepStrictEqual(before, look())).toBe(false);
  });
});
