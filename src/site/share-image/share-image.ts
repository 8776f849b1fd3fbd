/** The picture that is shown where a link to a page is shared. */

/** Pixels; the size that https://ogp.me readers show without cutting. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Path of a page's picture below the base URL. */
export const shareImagePath = (pageFile: string): string => `/share/${pageFile}.png`;
