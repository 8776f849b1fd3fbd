/** What the inline script names often, under names that the minifier can make short. */

/** The document. */
export const doc = document;

/** Asks for a call before the next frame. */
export const nextFrame = requestAnimationFrame;

/** The data attributes of its `<html>`. */
export const rootData = doc.documentElement.dataset;
