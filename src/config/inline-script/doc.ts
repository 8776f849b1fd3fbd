/** The document under a name that the minifier can make short: the inline script names it often. */
export const doc = document;
