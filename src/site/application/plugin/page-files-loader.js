/**
 * Has the pictures and files that a page brings along written into the site's folder, although the server's compilation
 * finds them, whose own folder goes once the pages are drawn. Plain JavaScript, because the bundler loads it itself.
 */
module.exports = function pageFiles(code) {
  const { outputPath, publicPath } = this.getOptions();
  // Docusaurus's transform writes the loader and its options into the request of each file.
  return code.replace(
    /(?<=[?&]name=assets\/[^&!]*\.\[ext\])(?=[&!])/g,
    `&outputPath=${outputPath}&publicPath=${publicPath}`,
  );
};
