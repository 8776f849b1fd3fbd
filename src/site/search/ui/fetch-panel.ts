/**
 * Fetches what stands below the field of the search. In one place: each `import()` would be a
 * script of its own.
 */
export const fetchPanel = () => import('./SearchPanel');
