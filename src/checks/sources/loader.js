/**
 * Checks a page each time that it's saved, before Docusaurus reads it: its own messages lack files,
 * lines, or remedies. In plain JavaScript, because the bundler loads it itself.
 */
module.exports = function sources(source) {
  const { faultOf, folders } = this.getOptions();
  const fault = faultOf(this.resourcePath);
  if (fault === undefined) return source;
  // Another file may be at fault.
  for (const folder of folders) this.addContextDependency(folder);
  throw fault;
};
