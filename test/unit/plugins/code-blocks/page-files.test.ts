/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import emitPageAssets from '../../../../src/plugins/code-blocks/emit-loader.js';
import { keptAssets } from '../../../../src/plugins/code-blocks/kept-assets';

const script = { name: 'code/guides/page/1.scala', content: 'object Main' };

interface Emitted {
  readonly name: string;
  readonly content: string;
}

/** Runs the loader on a page; returns what it adds to the bundle's output. */
function load(options: object): Emitted[] {
  const emitted: Emitted[] = [];
  emitPageAssets.call(
    {
      resourcePath: '/site/docs/guides/page.mdx',
      getOptions: () => ({ assetsOf: () => [script], ...options }),
      emitFile: (name: string, content: string) => emitted.push({ name, content }),
      callback: () => undefined,
    },
    'the page',
  );
  return emitted;
}

describe('the files of a page', () => {
  it('are part of what a build writes, from the folder that it writes to', () => {
    expect(load({ folder: '../' })).toEqual([{ ...script, name: `../${script.name}` }]);
  });

  it('stand in a folder of their own while the site is edited', () => {
    const site = fs.mkdtempSync(path.join(os.tmpdir(), 'page-files-'));
    try {
      const { folder, keep } = keptAssets(site);
      expect(load({ keep })).toEqual([]);
      expect(fs.readFileSync(path.join(folder, script.name), 'utf8')).toBe(script.content);
    } finally {
      fs.rmSync(site, { recursive: true });
    }
  });
});
