/**
 * Docusaurus's loader of Markdown. It has pages compiled for the browser, and the server takes what
 * comes out; here no page is compiled for the browser, so the server has to do it in the same way:
 * with files written, and with every warning. Plain JavaScript, because the bundler loads it
 * itself.
 */
module.exports = function loadPage(source) {
  const { load } = this.getOptions();
  return load.call(Object.create(this, { _compiler: { value: { name: 'client' } } }), source);
};
