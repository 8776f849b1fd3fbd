/** @jest-environment node */
import emitPageAssets from '../../../../../src/content/code-block/plugin/emit-loader.js';

const script = { name: 'code/guides/page/1.scala', content: 'object Main' };

interface Emitted {
  readonly name: string;
  readonly content: string;
}

/** Runs the loader on a page, and returns the files that it adds to the output of the bundle. */
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
  it('are written by a build, relative to its output folder', () => {
    expect(load({ folder: '../' })).toEqual([{ ...script, name: `../${script.name}` }]);
  });
});
