/** The two loaders that change what Docusaurus writes into compiled pages. */
import portableRequests from '@site/src/docusaurus/portable-requests/loader.js';
import pageFiles from '@site/src/site/application/plugin/page-files-loader.js';

const request =
  '!/home/me/url-loader/dist/cjs.js?limit=10000&name=assets/images/[name]-[contenthash].[ext]&fallback=/home/me/file-loader/dist/cjs.js!./a.png';
const context = {
  resourcePath: 'docs/page.mdx',
  getOptions: () => ({ outputPath: '../', publicPath: '/' }),
};
const portable = (code: string): string => portableRequests.call(context, code) as string;
const withFiles = (code: string): string => pageFiles.call(context, code) as string;

it('names the loader of large images without the folder of this machine', () => {
  expect(portable(`require("${request}")`)).toContain('&fallback=file-loader!');
});

it('writes the files of a page into the folder of the site', () => {
  expect(withFiles(`require("${request}")`)).toContain('.[ext]&outputPath=../&publicPath=/&');
});

it.each([
  ['portable requests', portable, request.replace('fallback=', 'else=')],
  ['page files', withFiles, request.replace('name=assets/', 'name=files/')],
])('stops the build if the requests of a page have another format: %s', (_, load, changed) => {
  expect(() => load(`require("${changed}")`)).toThrow(/docs\/page\.mdx: .*loader\.js/);
});

it.each([
  ['portable requests', portable],
  ['page files', withFiles],
])('does not change a page without files: %s', (_, load) => {
  expect(load('export default 1; // file-loader')).toBe('export default 1; // file-loader');
});
