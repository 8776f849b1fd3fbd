/**
 * Tells the bundler which files besides its own text a page is made from, so that a change of one
 * of them compiles the page anew. Plain JavaScript, because the bundler loads it itself.
 */
module.exports = function mdxDependencies(source) {
  const { present, missing } = this.getOptions().dependenciesOf(source, this.resourcePath);
  for (const file of present) this.addDependency(file);
  for (const file of missing) this.addMissingDependency(file);
  return source;
};
