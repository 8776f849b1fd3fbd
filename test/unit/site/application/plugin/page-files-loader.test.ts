import pageFiles from '@site/src/site/application/plugin/page-files-loader.js';

const request =
  '!/home/me/url-loader/dist/cjs.js?limit=10000&name=assets/images/[name]-[contenthash].[ext]&fallback=/home/me/file-loader/dist/cjs.js!./a.png';
const context = {
  resourcePath: 'docs/page.mdx',
  getOptions: () => ({ outputPath: '../', publicPath: '/' }),
};
const withFiles = (code: string): string => pageFiles.call(context, code) as string;

it('writes the files of a page into the folder of the site', () => {
  expect(withFiles(`require("${request}")`)).toContain('.[ext]&outputPath=../&publicPath=/&');
});

it('stops the build if the requests of a page have another format', () => {
  const changed = request.replace('name=assets/', 'name=files/');
  expect(() => withFiles(`require("${changed}")`)).toThrow(/docs\/page\.mdx: .*loader\.js/);
});

it('does not change a page without files', () => {
  expect(withFiles('export default 1; // file-loader')).toBe('export default 1; // file-loader');
});
