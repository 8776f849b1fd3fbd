/** Passes the files of compiled pages from the Markdown transform to the bundler's loader. */

export interface PageAsset {
  /** Path relative to the site's base address. */
  readonly name: string;
  readonly content: string | Buffer;
}

const assets = new Map<string, readonly PageAsset[]>();

/** Sets the files of a page. @param file absolute path of the page */
export function setPageAssets(file: string, files: readonly PageAsset[]): void {
  assets.set(file, files);
}

/** Files of a page that was compiled in this process. */
export const pageAssets = (file: string): readonly PageAsset[] => assets.get(file) ?? [];
