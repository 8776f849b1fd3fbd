/** Finds the words of a search in a section of a page. */
import { markedRanges, matcher } from '../model/marks';

/** More marks than this don't help readers, and take time. */
const mostRanges = 400;

/** Parts that aren't running text: controls, and definitions that only show on hover. */
const unmarked = 'button,nav,script,style,svg,[role=tooltip],.visually-hidden';

/** Sections end at the same places as in the search: at each heading that has an address. */
const headings = 'h2[id],h3[id],h4[id],h5[id],h6[id]';

/** Whether a node is inside or after an element. */
const isFrom = (node: Node, element: Element): boolean =>
  (element.compareDocumentPosition(node) &
    (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !==
  0;

/**
 * Ranges of the words in one section of a page, in the order of the text.
 * @param heading of the section; null for the start of the page, up to its first heading
 */
export function rangesIn(
  root: Element,
  heading: Element | null,
  terms: readonly string[],
): Range[] {
  const isAsked = matcher(terms);
  const next = [...root.querySelectorAll(headings)].find(
    (other) => other !== heading && (heading === null || isFrom(other, heading)),
  );
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode() && ranges.length < mostRanges) {
    const node = texts.currentNode;
    if (heading !== null && !isFrom(node, heading)) continue;
    if (next !== undefined && isFrom(node, next)) break;
    if (node.parentElement?.closest(unmarked)) continue;
    for (const [start, end] of markedRanges(node.nodeValue ?? '', isAsked)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
