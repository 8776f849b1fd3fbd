/** A problem that a contributor has to fix before the site can be built. */
export interface Finding {
  /** File relative to the project root. */
  readonly file: string;
  /** 1-based line. */
  readonly line: number;
  /** The problem, as a clause without a period. */
  readonly problem: string;
  /** What to do, as an imperative clause without a period. */
  readonly remedy: string;
}

/** Formats findings as text, one paragraph each, sorted by file and line. */
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

/** Creates an error whose message lists all findings under the heading. */
export function findingsError(heading: string, findings: readonly Finding[]): Error {
  const error = new Error(`${heading}\n\n${formatFindings(findings)}\n`);
  // The stack trace is useless here, because the problem is in the pages.
  error.stack = error.message;
  return error;
}
