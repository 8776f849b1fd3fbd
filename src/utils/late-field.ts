/**
 * Text fields that a page at rest has. Chromium looks for fields to fill in as soon as the HTML is read, and where there is
 * one that holds text it lays the page out for that, even without its style sheet, only to do it again a moment later. So
 * they become such fields with the first frame.
 */

/** The attributes of a field: it has its type in a browser, where the inline script sees to it in built pages (`startMemory`). */
export const lateField = (type: 'search' | 'text'): { type: string; 'data-type': string } => ({
  type: typeof document === 'undefined' ? 'hidden' : type,
  'data-type': type,
});
