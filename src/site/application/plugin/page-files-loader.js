// Docusaurus's transform writes the loader and its options into the request of each file.
const name = /(?<=[?&]name=assets\/[^&!]*\.\[ext\])(?=[&!])/g;

/**
 * Has the pictures and files that a page brings along written into the site's folder, although the
 * server's compilation finds them, whose own folder goes once the pages are drawn. Throws where a
 * page asks for files in another way than Docusaurus did. Plain JavaScript, because the bundler
 * loads it itself.
 */
module.exports = function pageFiles(code) {
  if (/(?:!|\/)(?:url|file)-loader/.test(code) && code.search(name) === -1) {
    throw new Error(
      `${this.resourcePath}: its files have no names below assets/. Docusaurus writes requests otherwise now: see src/site/application/plugin/page-files-loader.js`,
    );
  }
  const { outputPath, publicPath } = this.getOptions();
  return code.replace(name, `&outputPath=${outputPath}&publicPath=${publicPath}`);
};
