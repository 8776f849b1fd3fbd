/**
 * Accessible name of a link that opens a new tab. For links without such a name, the style sheet
 * adds the hint (`src/css/site.css`).
 */
export const inNewTab = (name: string): string => `${name} (opens in a new tab)`;
