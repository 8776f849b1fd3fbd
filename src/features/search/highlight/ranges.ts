/** Where the words of a search stand in a page. */
import { markedRanges, matcher } from '../model/marks';

/** More marks than this help nobody, and take time. */
const mostRanges = 400;

/** What is no running text: controls, and definitions that show only on pointing. */
const unmarked = 'button,nav,script,style,svg,[role=tooltip],.visually-hidden';

/** The places of words in an element, in the order of the text. */
export function rangesIn(root: Element, terms: readonly string[]): Range[] {
  const isAsked = matcher(terms);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode() && ranges.length < mostRanges) {
    const node = texts.currentNode;
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

/** The first range at or after an element; the first of all if there is none. */
export function firstFrom(ranges: readonly Range[], element: Element | null): Range | undefined {
  const after = (range: Range): boolean =>
    element === null ||
    (element.compareDocumentPosition(range.startContainer) &
      (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !==
      0;
  return ranges.find(after) ?? ranges[0];
}
