/**
 * Stands in for `prism-react-renderer` in the bundle: code is highlighted at build time, and what
 * the classic theme imports from there at start-up has nothing to do.
 */
export const Prism = { languages: {} };
export const themes = {};
