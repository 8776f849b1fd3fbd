/** A problem for an author to fix, with its position. */
export interface PageProblem {
  /** File relative to the project root, with `/`. */
  readonly file: string;
  /** 1-based, like the column. */
  readonly line: number;
  readonly column: number;
  /** What is wrong, and how to fix it. */
  readonly message: string;
}

/** `file:line:column: error: message`, which terminals and editors make clickable. */
export function problemText({ file, line, column, message }: PageProblem): string {
  return `${file}:${line}:${column}: error: ${message}`;
}

/**
 * The command that checks a page, for the end of messages.
 *
 * @param sources set if the page was checked against libraries that must be built first
 */
export function checkCommand(
  file: string,
  sources?: { readonly libraries: readonly string[] },
): string {
  const given = (sources?.libraries ?? []).map((id) => ` --with ${id}=CLASSPATH`);
  return `npm run snippets -- ${file}${given.join('')}`;
}
