/** A problem in a record, and its remedy. */
export interface CatalogProblem {
  /** File to change, relative to the project root. */
  readonly file: string;
  readonly message: string;
}

/** One line per problem, in the format of compilers. */
export function describeProblems(problems: readonly CatalogProblem[]): string {
  return problems.map(({ file, message }) => `${file}: ${message}`).join('\n');
}
