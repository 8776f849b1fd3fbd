/** Wraps the identifiers of a highlighted block in elements. */
import type { IdentifierFact } from '../../snippets/model/protocol';

/** A range of text: start, end, index of the fact in its list. */
type Range = readonly [start: number, end: number, fact: number];

/** Ranges of facts in one `code` element; `from` is the block's line that it starts with. */
function rangesIn(text: string, from: number, facts: readonly IdentifierFact[]): Range[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const ranges = facts.flatMap(([line, column, length], fact): Range[] => {
    const start = starts[line - from];
    return start === undefined ? [] : [[start + column, start + column + length, fact]];
  });
  ranges.sort((a, b) => a[0] - b[0]);
  // If two facts share a text, such as a class and its constructor, the first one is used.
  return ranges.filter(([start], index) => index === 0 || start >= (ranges[index - 1]?.[1] ?? 0));
}

function wrap(text: Text, start: number, end: number, fact: number): void {
  const identifier = text.splitText(start);
  identifier.splitText(end - start);
  const element = document.createElement('span');
  element.dataset['fact'] = String(fact);
  identifier.replaceWith(element);
  element.append(identifier);
}

function markCode(code: Element, ranges: readonly Range[]): void {
  const texts: { node: Text; start: number }[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let offset = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    texts.push({ node, start: offset });
    offset += node.length;
  }
  // Splits from the end, so that earlier offsets stay valid.
  for (const [start, end, fact] of [...ranges].reverse()) {
    for (const text of [...texts].reverse()) {
      const from = Math.max(start - text.start, 0);
      const to = Math.min(end - text.start, text.node.length);
      if (from < to) wrap(text.node, from, to, fact);
    }
  }
}

/**
 * Wraps each identifier of a block in `<span data-fact="…">`. Later calls for the same block do
 * nothing.
 * @param pre the block, with one `code` element per segment
 */
export function markIdentifiers(pre: HTMLElement, facts: readonly IdentifierFact[]): void {
  if (pre.dataset['marked'] !== undefined) return;
  pre.dataset['marked'] = '';
  let line = 0;
  for (const code of pre.querySelectorAll('code')) {
    const text = code.textContent;
    markCode(code, rangesIn(text, line, facts));
    line += text.split('\n').length;
  }
}
