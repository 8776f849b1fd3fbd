/**
 * Wraps Docusaurus's Markdown loader. That loader compiles pages for the browser, and the server
 * reuses the result. Here no page is compiled for the browser, so the server must compile pages in
 * the same way: with files written, and with every warning. Plain JavaScript, because the bundler
 * loads it directly.
 */
module.exports = function loadPage(source) {
  const { load } = this.getOptions();
  return load.call(Object.create(this, { _compiler: { value: { name: 'client' } } }), source);
};
