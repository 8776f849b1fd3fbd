/** The picture that other sites show with a link to a page. */

/** In pixels; readers of https://ogp.me metadata show this size uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The path of a page's picture, relative to the base URL. */
export const shareImagePath = (pageFile: string): string => `/share/${pageFile}.png`;
