/** Reads a picture's colours from the design tokens. */
import type { CardColours } from './card';

/**
 * The light theme's colours.
 * @param css the text of `src/css/tokens.css`
 */
export function lightColours(css: string): CardColours {
  const colour = (token: string): string => {
    const value = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}),`).exec(css)?.[1];
    if (!value) throw new Error(`src/css/tokens.css has no --${token}: light-dark(#…, #…)`);
    return value;
  };
  return {
    paper: colour('paper'),
    ink: colour('ink'),
    inkSoft: colour('ink-soft'),
    accent: colour('accent'),
  };
}
