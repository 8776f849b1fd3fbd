/** Something that a contributor has to mend before the site can be built. */
export interface Finding {
  /** The file, relative to the root of the project. */
  readonly file: string;
  /** 1-based line. */
  readonly line: number;
  /** What is wrong, as a clause without a full stop. */
  readonly problem: string;
  /** What to do about it, as an imperative clause without a full stop. */
  readonly remedy: string;
}

/** All findings as text, one a paragraph, in the order of files and lines. */
export function formatFindings(findings: readonly Finding[]): string {
  return [...findings]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(
      ({ file, line, problem, remedy }) =>
        `${file}:${line}: ${problem.replace(/([^?])$/, '$1.')}\n  ${sentence(remedy)}`,
    )
    .join('\n');
}

function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}

/** An error that carries findings; its message lists them all under the given heading. */
export function findingsError(heading: string, findings: readonly Finding[]): Error {
  const error = new Error(`${heading}\n\n${formatFindings(findings)}\n`);
  // The place that matters is in the pages, not in the program.
  error.stack = error.message;
  return error;
}
