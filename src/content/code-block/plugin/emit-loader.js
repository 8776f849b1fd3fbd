/**
 * Adds the files that a page's code blocks bring along to the bundle's output, so that the
 * bundler's cache treats them as part of the page. Plain JavaScript, because the bundler loads it
 * itself.
 */
module.exports = function emitPageAssets(code, map) {
  const { assetsOf, folder } = this.getOptions();
  for (const { name, content } of assetsOf(this.resourcePath))
    this.emitFile(folder + name, content);
  this.callback(null, code, map);
};
