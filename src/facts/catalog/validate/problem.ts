/** Something wrong with a record, and what to do about it. */
export interface CatalogProblem {
  /** The file to change, relative to the project root. */
  readonly file: string;
  readonly message: string;
}

/** One line a problem, as compilers print them. */
export function describeProblems(problems: readonly CatalogProblem[]): string {
  return problems.map(({ file, message }) => `${file}: ${message}`).join('\n');
}
