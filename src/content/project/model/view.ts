/** The project that a page offers, as its module carries it. */
export interface ProjectView {
  /** Name of the archive, without `.zip`. */
  readonly name: string;
  /** Path of the archive, from the site's base. */
  readonly href: string;
  readonly bytes: number;
  /** The files in it, each with the id of the block that shows it. */
  readonly files: readonly { readonly path: string; readonly anchor: string }[];
}
