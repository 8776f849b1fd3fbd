/**
 * Adds the files that a page's code blocks bring along to the bundle's output, so that the bundler's
 * cache and its development server treat them as part of the page. Plain JavaScript, because the
 * bundler loads it itself.
 */
module.exports = function emitPageAssets(code, map) {
  for (const { name, content } of this.getOptions().assetsOf(this.resourcePath)) {
    this.emitFile(name, content);
  }
  this.callback(null, code, map);
};
