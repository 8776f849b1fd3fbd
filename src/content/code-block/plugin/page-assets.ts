/** Files that compiled pages bring along, from the Markdown transform to the bundler's loader. */

export interface PageAsset {
  /** Path below the site's base. */
  readonly name: string;
  readonly content: string | Buffer;
}

const assets = new Map<string, readonly PageAsset[]>();

/** Replaces the files of a page. @param file the page's file, absolute */
export function setPageAssets(file: string, files: readonly PageAsset[]): void {
  assets.set(file, files);
}

/** The files of a page that was compiled in this process. */
export const pageAssets = (file: string): readonly PageAsset[] => assets.get(file) ?? [];
