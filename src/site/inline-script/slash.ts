/**
 * The choice whether `/` opens the search, because single keys are pressed by mistake, for example
 * by speech input (WCAG 2.1.4).
 */
export const slashKey = 'slash';

/** The value that turns the key off. */
export const slashOff = 'off';
