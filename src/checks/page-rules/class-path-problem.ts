import { classPathOf } from '../../facts/catalog/class-path';

/**
 * What the catalog finds wrong with the names of a page's library and artifacts; null where it
 * knows them.
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
