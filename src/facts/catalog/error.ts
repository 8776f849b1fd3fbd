import { nearest } from '../../utils/nearest';

/** A name that isn't in the catalog, with a remedy. */
export class CatalogError extends Error {
  /** What is wrong, without a period. */
  readonly problem: string;

  /**
   * @param complaint the problem, as a sentence
   * @param remedy what to do or where to look, as a clause without a period
   */
  constructor(
    complaint: string,
    readonly remedy: string,
  ) {
    super(`${complaint} ${remedy}.`);
    this.problem = complaint.replace(/\.$/, '');
  }
}

/**
 * Error for an unknown name; suggests the nearest known one.
 * @param kind what the name should name, such as `library`
 */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  remedy: string,
): CatalogError {
  const meant = nearest(name, known);
  const hint = meant === null ? '.' : `; did you mean "${meant}"?`;
  return new CatalogError(`unknown ${kind} "${name}"${hint}`, remedy);
}
