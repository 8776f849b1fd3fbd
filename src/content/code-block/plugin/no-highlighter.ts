/**
 * Replaces `prism-react-renderer` in the bundle. Code is highlighted at build time, so the classic
 * theme's start-up code has no grammars to register.
 */
export const Prism = { languages: {} };
export const themes = {};
