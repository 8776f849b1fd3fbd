/**
 * Cuts a built page into the sections that the search finds. It reads the HTML, not the Markdown,
 * because only the HTML has what components draw: decision tables, signatures, outputs, install
 * blocks.
 */
import { attribute, type Element, isElement, type Node, textOf } from '../tree';
import { SectionDraft } from './section-draft';

/**
 * A heading with the content below it, up to the next heading. A page's first section has no
 * heading.
 */
export interface PageSection {
  readonly heading: string;
  readonly anchor: string;
  /** Level of the heading, 2 to 6; 1 for the start of the page. */
  readonly level: number;
  /** Running text, with a line for each paragraph, list item and table row (as a sentence). */
  readonly text: string;
  /** Lines of code and of its output. */
  readonly code: string;
  /** Names whose signatures it lists. */
  readonly symbols: readonly string[];
  /** Code that its decision table offers, as written there: `effect.retry(policy)`. */
  readonly choices: readonly string[];
  /** The rows of its decision table: what a reader may have and want. */
  readonly situations: string;
  /** Inline code outside tables, and in `listedCode` the code in their cells. */
  readonly inlineCode: readonly string[];
  readonly listedCode: readonly string[];
}

/** Elements that begin a new line of a page's text. */
const blocks = new Set(
  'article aside blockquote caption dd details div dl dt fieldset figcaption figure footer header label legend li ol p section summary table tr ul'.split(
    ' ',
  ),
);
const skipped = new Set('button script style svg template nav'.split(' '));

/**
 * Whether the search ignores an element: controls, pictures, definitions that repeat the glossary,
 * what the page was checked against, and links whose text says nothing, because their accessible name is another (`#`, "API"). The name
 * may add to the text that the link opens a new tab.
 */
function isSkipped(element: Element): boolean {
  const name = attribute(element, 'aria-label') ?? textOf(element);
  return (
    skipped.has(element.tagName) ||
    attribute(element, 'role') === 'tooltip' ||
    attribute(element, 'data-foot') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    (element.tagName === 'a' && !name.startsWith(textOf(element)))
  );
}

/** Docusaurus's class of the element with a page's text. */
const contentClass = 'theme-doc-markdown';

const isContent = (element: Element): boolean =>
  (attribute(element, 'class') ?? '').split(' ').includes(contentClass);

/** Returns the sections of a page, in order. @param article its tree, from `articleOf` */
export function pageSections(article: Element): PageSection[] {
  const reader = new SectionReader();
  const find = (element: Element): void => {
    if (isContent(element)) reader.read(element);
    else element.childNodes.filter(isElement).forEach(find);
  };
  find(article);
  return reader.finish();
}

/** The context of a node. */
interface Around {
  readonly isCode: boolean;
  readonly isLinked: boolean;
  /** Collects the symbol's name within a signature. */
  readonly signature?: string[];
}

class SectionReader {
  private draft = new SectionDraft('', 1);
  private readonly drafts = [this.draft];
  read(node: Node, around: Around = { isCode: false, isLinked: false }): void {
    if (isElement(node)) this.readElement(node, around);
    else if ('value' in node && around.signature) around.signature.push(node.value);
    else if ('value' in node) this.draft.add(node.value);
  }

  finish(): PageSection[] {
    return this.drafts.map((draft) => draft.finish());
  }

  private readElement(element: Element, around: Around): void {
    const { tagName } = element;
    const id = attribute(element, 'id') ?? '';
    if (isSkipped(element)) return;
    const isHeading = /^h[2-6]$/.test(tagName) && id !== '';
    if (isHeading) this.startSection(id, Number(tagName.charAt(1)));
    const startsCode =
      !around.isCode &&
      !isHeading &&
      (tagName === 'pre' || attribute(element, 'data-outcome') !== undefined);
    const isCode = around.isCode || startsCode;
    if (startsCode) this.draft.startCode();
    else if (around.isCode && (tagName === 'pre' || blocks.has(tagName))) this.draft.add('\n');
    else if (!isCode && !isHeading) this.enterText(element);
    const isLinked = around.isLinked || tagName === 'a';
    const signature =
      around.signature ?? (attribute(element, 'data-signature') === undefined ? undefined : []);
    for (const child of element.childNodes) {
      this.read(child, { isCode, isLinked, ...(signature && { signature }) });
    }
    if (isHeading) this.draft.endHeading();
    else if (startsCode) this.draft.endCode();
    else if (!isCode) this.leaveText(tagName, isLinked);
    if (signature && !around.signature) this.draft.addSymbol(signature.join(''));
  }

  private startSection(anchor: string, level: number): void {
    this.draft = new SectionDraft(anchor, level);
    this.drafts.push(this.draft);
    this.draft.startHeading();
  }

  private enterText(element: Element): void {
    const { tagName } = element;
    if (tagName === 'code') this.draft.startInlineCode();
    else if (tagName === 'td' || tagName === 'th') this.draft.startCell(tagName === 'th');
    else if (blocks.has(tagName)) this.draft.endLine();
    if (tagName === 'table')
      this.draft.startTable(attribute(element, 'data-decides') !== undefined);
  }

  private leaveText(tagName: string, isLinked: boolean): void {
    if (tagName === 'code') this.draft.endInlineCode(isLinked);
    else if (tagName === 'tr') this.draft.endRow();
    else if (tagName === 'table') this.draft.endTable();
    else if (blocks.has(tagName)) this.draft.endLine();
  }
}
