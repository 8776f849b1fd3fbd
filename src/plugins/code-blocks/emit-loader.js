/**
 * Adds the files that a page's code blocks bring along to the bundle's output, so that the bundler's
 * cache treats them as part of the page; or has them kept, where `keep` is given. Plain JavaScript,
 * because the bundler loads it itself.
 */
module.exports = function emitPageAssets(code, map) {
  const { assetsOf, keep, folder } = this.getOptions();
  const emit = keep ?? ((name, content) => this.emitFile(folder + name, content));
  for (const { name, content } of assetsOf(this.resourcePath)) emit(name, content);
  this.callback(null, code, map);
};
