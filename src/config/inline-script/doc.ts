/** What the inline script names often, under names that the minifier can make short. */

/** The document. */
export const doc = document;

/** Its `<html>`. */
export const root = doc.documentElement;
