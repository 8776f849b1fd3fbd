/** What the inline script names often, under names that the minifier can make short. */

/** The document. */
export const doc = document;

/** The data attributes of its `<html>`. */
export const rootData = doc.documentElement.dataset;
