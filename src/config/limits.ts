/** How long the description of a page or of a category may be, in characters. */
export const descriptionLimits = { least: 70, most: 140 } as const;

/** How large files may be: bytes of a page and of any other file, characters of a line of a page. */
export const fileLimits = { page: 200_000, other: 500_000, line: 5_000 } as const;

/** How many pixels a side of a picture may have. */
export const longestSide = 4_000;
