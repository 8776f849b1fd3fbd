/** Ids that parts of the frame use to point at each other. */

/** The main content, target of the skip link; no heading has an id like it. */
export const contentId = '__content';
/** The menu of sections and pages: a popover on narrow screens. */
export const menuId = 'site-menu';
/** The menu of versions, a popover. */
export const versionsId = 'site-versions';
/** The table of contents: a popover where there is no column for it. */
export const contentsId = 'page-contents';
