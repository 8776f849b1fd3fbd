/**
 * The choice whether `/` and `?` do anything, because single keys are pressed by mistake, for example
 * by speech input (WCAG 2.1.4).
 */
export const slashKey = 'slash';

/** The value that turns the keys off. */
export const slashOff = 'off';
