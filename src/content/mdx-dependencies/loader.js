/**
 * Reports the other files that a page is made from to the bundler, so that a change to them
 * recompiles the page. In plain JavaScript, because the bundler loads it itself.
 */
module.exports = function mdxDependencies(source) {
  const { present, missing } = this.getOptions().dependenciesOf(source, this.resourcePath);
  for (const file of present) this.addDependency(file);
  for (const file of missing) this.addMissingDependency(file);
  return source;
};
