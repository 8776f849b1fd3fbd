/** A name that isn't in the catalog, with a remedy. */
export class CatalogError extends Error {
  /** What is wrong, without a full stop. */
  readonly problem: string;

  /**
   * @param complaint the problem, as a sentence
   * @param remedy what to do or where to look, as a clause without a full stop
   */
  constructor(
    complaint: string,
    readonly remedy: string,
  ) {
    super(`${complaint} ${remedy}.`);
    this.problem = complaint.replace(/\.$/, '');
  }
}
