/** The facts that every page's structured data needs. */
export interface PageFacts {
  /** The page's full address. */
  readonly url: string;
  readonly image: string;
  readonly site: { readonly name: string; readonly url: string };
}
