/**
 * The HTML of a built page as a tree, and the few questions that those who read pages ask of it.
 */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;

export const isElement = (node: Node): node is Element => 'tagName' in node;

const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

/**
 * The HTML of the part of a page that its own text is in: the article, or `<main>` on screens that
 * have none. Nothing on a page without either.
 */
export function articleHtml(html: string): string | undefined {
  const tag = ['article', 'main'].find((name) => html.includes(`<${name}`));
  if (tag === undefined) return undefined;
  return html.slice(html.indexOf(`<${tag}`), html.lastIndexOf(`</${tag}>`));
}

/** The tree of what `articleHtml` cut out. */
export function articleOf(html: string): Element | undefined {
  return parseFragment(html).childNodes.find(isElement);
}

/** The value of an attribute. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** The text of a node, white space as it stands. */
export function textOf(node: Node): string {
  if (isText(node)) return node.value;
  return isElement(node) ? node.childNodes.map(textOf).join('') : '';
}

/** Every outermost element below `node` that has one of the tag names. */
export function findAll(node: Element, ...tagNames: string[]): Element[] {
  return node.childNodes.filter(isElement).flatMap((child) => {
    return tagNames.includes(child.tagName) ? [child] : findAll(child, ...tagNames);
  });
}
