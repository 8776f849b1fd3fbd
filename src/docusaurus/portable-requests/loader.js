/** Names the loader of large pictures without its folder. Plain JavaScript, because the bundler loads it itself. */
module.exports = function portableRequests(source) {
  return source.replace(/(?<=[?&]fallback=)[^!&"']*(?=[!&"'])/g, 'file-loader');
};
