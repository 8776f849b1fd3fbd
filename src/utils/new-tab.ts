/**
 * The name of a link that opens a tab of its own, where it is given one: what the style sheet says
 * of the others (`src/css/site.css`).
 */
export const inNewTab = (name: string): string => `${name} (opens in a new tab)`;
