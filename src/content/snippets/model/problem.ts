/** Something an author has to mend, at its place in a file. */
export interface PageProblem {
  /** The file relative to the project root, with `/`. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** What is wrong and what to do. */
  readonly message: string;
}

/** `file:line:column: error: message`, the form that terminals and editors make clickable. */
export function problemText({ file, line, column, message }: PageProblem): string {
  return `${file}:${line}:${column}: error: ${message}`;
}

/**
 * The command that checks a page; every message that asks for a check ends with it.
 *
 * @param sources where the page is proven against libraries that somebody has to build
 */
export function checkCommand(
  file: string,
  sources?: { readonly libraries: readonly string[] },
): string {
  const given = (sources?.libraries ?? []).map((id) => ` --with ${id}=CLASSPATH`);
  return `npm run snippets -- ${file}${given.join('')}`;
}
