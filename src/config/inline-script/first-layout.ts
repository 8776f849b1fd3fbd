/**
 * A file of its own, deferred as a module is: it runs once the page is read and its style sheets are there. Browsers that
 * know `blocking="render"` draw nothing before that, so that the page is laid out here, in a task of its own, and its first frame
 * has that behind it: with both in one task a slow phone answers nobody for twice as long. It also keeps `DOMContentLoaded` back, with
 * which Chromium looks for fields of text to fill in, and lays the page out for that, were it without its style sheet.
 */
void document.body.offsetTop;
