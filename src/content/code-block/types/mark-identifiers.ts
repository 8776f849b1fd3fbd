/** Sets the identifiers of a block that was highlighted at build time in elements of their own. */
import type { IdentifierFact } from '../../snippets/model/protocol';

/** A range of a text: start, end, position of the fact in its list. */
type Range = readonly [start: number, end: number, fact: number];

/** The ranges of facts in one `code` element whose first line is line `from` of the block. */
function rangesIn(text: string, from: number, facts: readonly IdentifierFact[]): Range[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const ranges = facts.flatMap(([line, column, length], fact): Range[] => {
    const start = starts[line - from];
    return start === undefined ? [] : [[start + column, start + column + length, fact]];
  });
  ranges.sort((a, b) => a[0] - b[0]);
  // Of two facts on the same text, such as a class and its constructor, the first holds.
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
  // From the end, so that offsets before a split stay true.
  for (const [start, end, fact] of [...ranges].reverse()) {
    for (const text of [...texts].reverse()) {
      const from = Math.max(start - text.start, 0);
      const to = Math.min(end - text.start, text.node.length);
      if (from < to) wrap(text.node, from, to, fact);
    }
  }
}

/**
 * Wraps each identifier of a block in `<span data-fact="…">`; once for a block, later calls do
 * nothing.
 * @param pre the block, with one `code` element for each run of lines
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
