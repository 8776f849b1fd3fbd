// Docusaurus's transform writes the loader and its options into the request of each file.
const name = /(?<=[?&]name=assets\/[^&!]*\.\[ext\])(?=[&!])/g;

/**
 * Writes a page's images and files into the site's folder. The server's compilation finds them, but
 * its own folder is deleted once the pages are drawn. Throws if a page requests files in another
 * way than Docusaurus did. Plain JavaScript, because the bundler loads it directly.
 */
module.exports = function pageFiles(code) {
  if (/(?:!|\/)(?:url|file)-loader/.test(code) && code.search(name) === -1) {
    throw new Error(
      `${this.resourcePath}: its files have no names below assets/. Docusaurus has changed its requests: see src/site/application/plugin/page-files-loader.js`,
    );
  }
  const { outputPath, publicPath } = this.getOptions();
  return code.replace(name, `&outputPath=${outputPath}&publicPath=${publicPath}`);
};
