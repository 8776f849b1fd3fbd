/** Data of a project in the page's module. */
export interface ProjectView {
  /** Name of the archive, without `.zip`. */
  readonly name: string;
  /** Path of the archive, relative to the site's base address. */
  readonly href: string;
  readonly bytes: number;
  /** Files in the archive, with the ids of the blocks that show them. */
  readonly files: readonly { readonly path: string; readonly anchor: string }[];
}
