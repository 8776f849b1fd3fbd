/**
 * Cuts a built page into the sections that search finds. The HTML is read rather than the Markdown,
 * because only there stands what components draw: decision tables, signatures, outputs, install
 * blocks.
 */
import { attribute, type Element, isElement, type Node } from '../tree';
import { isBlock, isSkipped } from './elements';
import { SectionDraft } from './section-draft';

/**
 * A heading with what stands below it, up to the next heading; the first one of a page has no
 * heading.
 */
export interface PageSection {
  readonly heading: string;
  readonly anchor: string;
  /** Of the heading, 2 to 6; 1 for the start of the page. */
  readonly level: number;
  /** Running text, a line for each paragraph, list item or table row, which is made a sentence. */
  readonly text: string;
  /** Lines of code and of what it printed. */
  readonly code: string;
  /** Names whose signatures it lists. */
  readonly symbols: readonly string[];
  /** What its decision table offers, as it is written there: `effect.retry(policy)`. */
  readonly choices: readonly string[];
  /** The rows of its decision table: what a reader may have and want. */
  readonly situations: string;
  /** What stands in inline code outside tables, and in their cells. */
  readonly inlineCode: readonly string[];
  readonly listedCode: readonly string[];
}

/** The element that holds the text of a page; Docusaurus gives it this class. */
const contentClass = 'theme-doc-markdown';

const isContent = (element: Element): boolean =>
  (attribute(element, 'class') ?? '').split(' ').includes(contentClass);

/** The sections of a page, in order. @param article its tree, from `articleOf` */
export function pageSections(article: Element): PageSection[] {
  const reader = new SectionReader();
  const find = (element: Element): void => {
    if (isContent(element)) reader.read(element);
    else element.childNodes.filter(isElement).forEach(find);
  };
  find(article);
  return reader.finish();
}

/** Where in a page the reader is. */
interface Around {
  readonly isCode: boolean;
  readonly isLinked: boolean;
  /** Collects the symbol's name where a signature is read. */
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
    else if (around.isCode && (tagName === 'pre' || isBlock(tagName))) this.draft.add('\n');
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
    else if (isBlock(tagName)) this.draft.endLine();
    if (tagName === 'table')
      this.draft.startTable(attribute(element, 'data-decides') !== undefined);
  }

  private leaveText(tagName: string, isLinked: boolean): void {
    if (tagName === 'code') this.draft.endInlineCode(isLinked);
    else if (tagName === 'tr') this.draft.endRow();
    else if (tagName === 'table') this.draft.endTable();
    else if (isBlock(tagName)) this.draft.endLine();
  }
}
