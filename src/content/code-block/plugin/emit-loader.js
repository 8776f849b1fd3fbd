/**
 * Adds the files of a page's code blocks to the bundle's output, so the bundler caches them with
 * the page. In plain JavaScript, because the bundler loads it itself.
 */
module.exports = function emitPageAssets(code, map) {
  const { assetsOf, folder } = this.getOptions();
  for (const { name, content } of assetsOf(this.resourcePath))
    this.emitFile(folder + name, content);
  this.callback(null, code, map);
};
