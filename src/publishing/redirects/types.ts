/** Former addresses whose content has moved to a page of this site. */
export interface MovedPages {
  /** Why the addresses changed. */
  readonly reason: string;
  /** Each former address, without the leading slash, and the id of the page that replaces it. */
  readonly pages: Readonly<Record<string, string>>;
}
