/** Addresses of the former site that led to what a page of this site now holds. */
export interface MovedPages {
  /** Why the addresses changed. */
  readonly reason: string;
  /**
   * Each former address, without the slash at its start, with the id of the page that takes its
   * place.
   */
  readonly pages: Readonly<Record<string, string>>;
}
