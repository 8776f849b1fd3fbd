/** What the record of any page tells search engines. */
export interface PageFacts {
  /** Full addresses. */
  readonly url: string;
  readonly image: string;
  readonly site: { readonly name: string; readonly url: string };
}
