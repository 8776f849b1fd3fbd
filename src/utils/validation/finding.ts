/** A problem that a contributor has to fix before the site can be built. */
export interface Finding {
  /** File relative to the project root. */
  readonly file: string;
  /** 1-based line; absent if the whole file is the problem. */
  readonly line?: number;
  /** 1-based column, where the line alone doesn't show the place. */
  readonly column?: number;
  /** The problem, as a clause without a period. */
  readonly problem: string;
  /** What to do, as an imperative clause without a period. */
  readonly remedy: string;
}

/** Formats findings as text, one paragraph each, sorted by place. */
export function formatFindings(findings: readonly Finding[]): string {
  return [...findings]
    .sort(
      (a, b) =>
        a.file.localeCompare(b.file) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0),
    )
    .map(
      ({ file, line, column, problem, remedy }) =>
        `${[file, line, column].filter(Boolean).join(':')}: ${problem.replace(/([^?])$/, '$1.')}\n  ${sentence(remedy)}`,
    )
    .join('\n');
}

function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}

/** Creates an error whose message lists all findings under the heading. */
export function findingsError(heading: string, findings: readonly Finding[]): Error {
  return messageError(heading, [formatFindings(findings)]);
}

/** The same for findings that are formatted already. */
export function messageError(heading: string, texts: readonly string[]): Error {
  const error = new Error(`${heading}\n\n${texts.join('\n')}\n`);
  // The stack trace is useless here, because the problem is in the pages.
  error.stack = error.message;
  return error;
}
