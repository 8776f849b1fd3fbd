import { classPathOf } from '../../facts/catalog/class-path';

/**
 * The catalog's complaint about the names of a page's library and artifacts; null if it knows them
 * all.
 */
export function classPathProblem(
  library: string | null,
  dependencies: readonly string[],
): string | null {
  try {
    classPathOf(library, dependencies);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
