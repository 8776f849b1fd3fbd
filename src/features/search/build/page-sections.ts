/**
 * Cuts a built page into the sections that search finds. The HTML is read rather than the Markdown, because only there
 * stands what components draw: decision tables, signatures, outputs, install blocks.
 */
import { Parser } from 'htmlparser2';
import { type Attributes, isBlock, isSkipped } from './elements';
import { SectionDraft } from './section-draft';

/** A symbol whose signature a page lists, and the block where it does. */
export interface DocumentedSymbol {
  readonly name: string;
  /** Anchor of the block. */
  readonly anchor: string;
}

/** A heading with what stands below it, up to the next heading; the first one of a page has no heading. */
export interface PageSection {
  readonly heading: string;
  readonly anchor: string;
  /** Of the heading, 2 to 6; 1 for the start of the page. */
  readonly level: number;
  /** Running text, a line for each paragraph, list item or table row. */
  readonly text: string;
  /** Lines of code and of what it printed. */
  readonly code: string;
  readonly symbols: readonly DocumentedSymbol[];
  /** What stands in inline code outside tables, and in their cells. */
  readonly inlineCode: readonly string[];
  readonly listedCode: readonly string[];
}

/** The element that holds the text of a page; Docusaurus gives it this class. */
const contentClass = 'theme-doc-markdown';

/** Anchors of code blocks, as `src/features/code-block` makes them. */
const blockAnchor = /^code-\d+$/;

/**
 * The sections of a built page, in order.
 * @param lead what the page is about; it becomes the first words of the first section
 */
export function pageSections(html: string, lead: string): PageSection[] {
  const open: string[] = [];
  let block = '';
  let signatureDepth = 0;
  let signature = '';
  let codeDepth = 0;
  let contentDepth = 0;
  let skippedDepth = 0;
  let draft = new SectionDraft('', 1, lead);
  const drafts = [draft];

  const enter = (name: string, attributes: Attributes): void => {
    if (/^h[2-6]$/.test(name) && attributes['id']) {
      draft = new SectionDraft(attributes['id'], Number(name.charAt(1)), '');
      drafts.push(draft);
      draft.startHeading();
    } else if (codeDepth > 0) {
      if (name === 'pre' || isBlock(name)) draft.add('\n');
    } else if (name === 'pre' || attributes['data-outcome'] !== undefined) {
      codeDepth = open.length;
      draft.startCode();
    } else if (name === 'code') draft.startInlineCode();
    else if (name === 'td' || name === 'th') draft.nextCell();
    else if (isBlock(name)) draft.endLine();
    if (name === 'table') draft.startTable();
  };
  const leave = (name: string): void => {
    if (/^h[2-6]$/.test(name)) draft.endHeading();
    else if (codeDepth === open.length) draft.endCode();
    else if (codeDepth > 0) return;
    else if (name === 'code') draft.endInlineCode();
    else if (isBlock(name)) draft.endLine();
    if (name === 'table') draft.endTable();
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const isContent = (attributes['class'] ?? '').split(' ').includes(contentClass);
      if (contentDepth === 0 && !isContent) return;
      open.push(name);
      if (blockAnchor.test(attributes['id'] ?? '')) block = attributes['id'] ?? '';
      if (contentDepth === 0) contentDepth = open.length;
      if (skippedDepth === 0 && isSkipped(name, attributes)) skippedDepth = open.length;
      if (signatureDepth === 0 && attributes['data-signature'] !== undefined) {
        signatureDepth = open.length;
      }
      if (skippedDepth === 0) enter(name, attributes);
    },
    ontext(text) {
      if (contentDepth === 0 || skippedDepth > 0) return;
      if (signatureDepth > 0) signature += text;
      else draft.add(text);
    },
    onclosetag(name) {
      if (contentDepth === 0) return;
      if (skippedDepth === 0) leave(name);
      if (codeDepth === open.length) codeDepth = 0;
      if (skippedDepth === open.length) skippedDepth = 0;
      if (signatureDepth === open.length) {
        draft.addSymbol(signature, block);
        signature = '';
        signatureDepth = 0;
      }
      if (contentDepth === open.length) contentDepth = 0;
      open.pop();
    },
  });
  parser.end(html);
  return drafts.map((section) => section.finish());
}
