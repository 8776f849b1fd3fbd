/**
 * The reader's choices, which apply to all pages: open categories, and the shown tab of a group.
 * Stored values are untrusted: anything that can't be read counts as no choice.
 */

/** The choice with the words that the next page has to highlight, if a search led to it. */
export const marksKey = 'marks';

/**
 * The choice whether `/` and `?` do anything, because single keys are pressed by mistake, for example
 * by speech input (WCAG 2.1.4).
 */
export const slashKey = 'slash';

/** The value that turns the keys off. */
export const slashOff = 'off';

/** Returns all choices so far: whether a category is open, the chosen value for a group of tabs. */
export function readChoices(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage['choices']));
  } catch {
    return {};
  }
}

/** Stores a choice. If storage is denied or full, it applies to this page only. */
export function keepChoice(name: string, value: unknown): void {
  try {
    localStorage['choices'] = JSON.stringify({ ...readChoices(), [name]: value });
  } catch {
    // Storage is denied or full.
  }
}
