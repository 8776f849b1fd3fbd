/** Ids that parts of the frame use to point at each other. */

/** The main content, target of the skip link. */
export const contentId = 'content';
/** The menu of sections and pages: a popover on narrow screens. */
export const menuId = 'site-menu';
/** The menu of versions, a popover. */
export const versionsId = 'site-versions';
/** The table of contents: a popover where there is no column for it. */
export const contentsId = 'page-contents';
