/**
 * The choice whether `/` opens the search: single keys are pressed by mistake, by speech for one
 * (WCAG 2.1.4).
 */
export const slashKey = 'slash';

/** Its value where the key does nothing. */
export const slashOff = 'off';
