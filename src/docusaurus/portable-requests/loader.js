const fallback = /(?<=[?&]fallback=)[^!&"']*(?=[!&"'])/g;

/**
 * Removes the folder from the path of the loader for large pictures. Throws if Docusaurus's request
 * has changed. Plain JavaScript, because the bundler loads this file itself.
 */
module.exports = function portableRequests(source) {
  if (/(?:!|\/)url-loader/.test(source) && source.search(fallback) === -1) {
    throw new Error(
      `${this.resourcePath}: its pictures have no fallback loader. Docusaurus has changed its requests: see src/docusaurus/portable-requests/loader.js`,
    );
  }
  return source.replace(fallback, 'file-loader');
};
