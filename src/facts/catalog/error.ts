/** A name that the catalog does not hold, with what to do about it. */
export class CatalogError extends Error {
  /** What is wrong, without a full stop. */
  readonly problem: string;

  /**
   * @param complaint what is wrong, as a sentence
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
