/** Ids with which parts of the frame refer to each other. */

/** The main content, the target of the skip link; no heading can have this id. */
export const contentId = '__content';
/** The menu of sections and pages: a popover on narrow screens. */
export const menuId = 'site-menu';
/** The menu of versions, a popover. */
export const versionsId = 'site-versions';
/** The table of contents: a popover if there's no room for a column. */
export const contentsId = 'page-contents';
