/**
 * Fetches the panel below the search field. This is the only place, because each `import()` would
 * be a separate script.
 */
export const fetchPanel = () => import('./SearchPanel');
