/** Globals that the inline script uses often, under names that the minifier can shorten. */

/** The document. */
export const doc = document;

/** Schedules a call before the next frame. */
export const nextFrame = requestAnimationFrame;

/** The data attributes of `<html>`. */
export const rootData = doc.documentElement.dataset;
