/** @jest-environment node */
import emitPageAssets from '../../../../../src/content/code-block/plugin/emit-loader.js';

it('writes the files of a page relative to the output folder of the build', () => {
  const emitFile = jest.fn();
  const assets = [{ name: 'code/guides/page/1.scala', content: 'object Main' }];
  const loader = {
    resourcePath: '/site/docs/guides/page.mdx',
    getOptions: () => ({ assetsOf: () => assets, folder: '../' }),
    emitFile,
    callback: () => undefined,
  };
  emitPageAssets.call(loader, 'the page');
  expect(emitFile.mock.calls).toEqual([['../code/guides/page/1.scala', 'object Main']]);
});
