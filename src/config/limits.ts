/** How long the description of a page or of a category may be, in characters. */
export const descriptionLimits = { least: 70, most: 140 } as const;
