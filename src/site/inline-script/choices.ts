/**
 * What the reader chose on any page: which categories are open, which tab of a group is shown.
 * Stored values are treated as anyone's: whatever cannot be read counts as no choice.
 */

/** Everything chosen so far: whether a category is open, the chosen value for a group of tabs. */
export function readChoices(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage['choices']));
  } catch {
    return {};
  }
}

/** Keeps one choice; where storage is denied or full, it holds for this page alone. */
export function keepChoice(name: string, value: unknown): void {
  try {
    localStorage['choices'] = JSON.stringify({ ...readChoices(), [name]: value });
  } catch {
    // Nothing to keep it in.
  }
}
