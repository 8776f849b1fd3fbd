const fallback = /(?<=[?&]fallback=)[^!&"']*(?=[!&"'])/g;

/**
 * Names the loader of large pictures without its folder. Throws where a page asks for pictures in
 * another way than Docusaurus did. Plain JavaScript, because the bundler loads it itself.
 */
module.exports = function portableRequests(source) {
  if (/(?:!|\/)url-loader/.test(source) && source.search(fallback) === -1) {
    throw new Error(
      `${this.resourcePath}: its pictures name no fallback loader. Docusaurus writes requests otherwise now: see src/docusaurus/portable-requests/loader.js`,
    );
  }
  return source.replace(fallback, 'file-loader');
};
