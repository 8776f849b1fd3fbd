/** Parses the HTML of built pages, and reads attributes, text and elements from the tree. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;

export const isElement = (node: Node): node is Element => 'tagName' in node;

const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

/**
 * Returns the HTML of the part of a page with its own text: the article, or `<main>` on screens
 * without one. Undefined if the page has neither.
 */
export function articleHtml(html: string): string | undefined {
  const tag = ['article', 'main'].find((name) => html.includes(`<${name}`));
  if (tag === undefined) return undefined;
  return html.slice(html.indexOf(`<${tag}`), html.lastIndexOf(`</${tag}>`));
}

/** Parses what `articleHtml` returns. */
export function articleOf(html: string): Element {
  return parseFragment(html).childNodes.find(isElement) as Element;
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** Returns the text of a node, with white space unchanged. */
export function textOf(node: Node): string {
  if (isText(node)) return node.value;
  return isElement(node) ? node.childNodes.map(textOf).join('') : '';
}

/** Returns every outermost element below `node` that has one of the tag names. */
export function findAll(node: Element, ...tagNames: string[]): Element[] {
  return node.childNodes.filter(isElement).flatMap((child) => {
    return tagNames.includes(child.tagName) ? [child] : findAll(child, ...tagNames);
  });
}
