/**
 * Reports the other files that a page is made from to the bundler, so that a change to them
 * recompiles the page. In plain JavaScript, because the bundler loads it itself.
 */
module.exports = function mdxDependencies(source) {
  const { dependenciesOf, exists } = this.getOptions();
  for (const file of dependenciesOf(source, this.resourcePath)) {
    if (exists(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  return source;
};
