/**
 * Checks a page each time that it's saved, before Docusaurus reads it: its own messages lack files,
 * lines, or remedies. In plain JavaScript, because the bundler loads it itself.
 */
module.exports = function pageRules(source) {
  this.getOptions().check(this.resourcePath);
  return source;
};
