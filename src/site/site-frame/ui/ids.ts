/** Ids with which parts of the frame refer to each other. */

/** The main content, the target of the skip link; no heading can have this id. */
export const contentId = '__content';
/** The menu of sections and pages: a popover on narrow screens. */
export const menuId = 'site-menu';
/** The menu of versions, a popover. */
export const versionsId = 'site-versions';
/** The list of keys, a popover. */
export const keysId = 'site-keys';
/** The menu of what can be done with a page, a popover. */
export const pageMenuId = 'page-menu';
/** The table of contents: a popover if there's no room for a column. */
export const contentsId = 'page-contents';
