/** Converts text within a paragraph, a heading or a cell to Markdown. */
import { attribute, isElement, type Node, textOf } from '../tree';

/** Converts the address of a link on a page to the address in the Markdown. */
export type Resolve = (href: string) => string;

/** Elements that are only seen or operated, not read. */
const unspoken = new Set(
  'button form input label output script select style svg template'.split(' '),
);

/** Escapes characters that have a meaning in Markdown. */
const escape = (text: string): string => text.replace(/[\\`*<[\]]|\b_|_\b/g, '\\$&');

/** Returns code within a line. */
export function codeSpan(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...(flat.match(/`+/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${flat}\`` : `${marks} ${flat} ${marks}`;
}

function around(marks: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return inner === '' ? text : `${before}${marks}${inner}${marks}${after}`;
}

/** Whether a node isn't part of the page's text. */
export const isUnspoken = (node: Node): boolean =>
  isElement(node) &&
  (unspoken.has(node.tagName) ||
    attribute(node, 'role') === 'tooltip' ||
    attribute(node, 'data-screen-only') !== undefined);

/** Converts a node and its children. Keeps the source's white space, which `inline` collapses. */
function one(node: Node, resolve: Resolve): string {
  if (!isElement(node)) return node.nodeName === '#text' ? escape(textOf(node)) : '';
  const inner = (): string => joined(node.childNodes, resolve);
  switch (node.tagName) {
    case 'code':
    case 'kbd':
    case 'samp':
    case 'pre':
      return codeSpan(textOf(node));
    case 'a':
      return link(inner(), attribute(node, 'href'), resolve);
    case 'strong':
    case 'b':
      return around('**', inner());
    case 'em':
    case 'i':
      return around('_', inner());
    case 'br':
      return ' ';
    case 'img':
      return image(attribute(node, 'alt') ?? '', attribute(node, 'src') ?? '', resolve);
    // Blocks in a cell or a heading are separated by spaces, on one line.
    case 'p':
    case 'li':
    case 'div':
    case 'summary':
      return ` ${inner()} `;
    default:
      return inner();
  }
}

/** Adjacent elements are separate words, because style sheets put space between them. */
function joined(nodes: readonly Node[], resolve: Resolve): string {
  return nodes
    .filter((node) => !isUnspoken(node))
    .map((node, at, spoken) => {
      const before = spoken[at - 1];
      const isApart = before && isElement(before) && isElement(node);
      return `${isApart ? ' ' : ''}${one(node, resolve)}`;
    })
    .join('');
}

/** Omits the `#` next to a heading or a term, because it leads to where the reader already is. */
function link(text: string, href: string | undefined, resolve: Resolve): string {
  if (text === '#') return '';
  return href === undefined || text.trim() === ''
    ? text
    : around('', text).replace(/\S.*\S|\S/s, `[$&](${resolve(href)})`);
}

function image(alt: string, src: string, resolve: Resolve): string {
  return src.startsWith('data:') ? alt : `![${alt}](${resolve(src)})`;
}

/** Converts nodes to one line of Markdown. */
export function inline(nodes: readonly Node[], resolve: Resolve): string {
  return joined(nodes, resolve).replace(/\s+/g, ' ').trim();
}

/**
 * Converts nodes to one line of Markdown, for lists with a name and facts of each thing: `[ZIO
 * Cache](…): A cache. Early`.
 */
export function entry(nodes: readonly Node[], resolve: Resolve): string {
  const parts = nodes.filter((node) => isSpoken(node) && !isUnspoken(node));
  const [name, ...facts] = parts;
  if (!name || facts.length === 0 || !isElement(name) || !facts.every(isFact)) {
    return inline(nodes, resolve);
  }
  const told = facts.map((fact) => inline([fact], resolve));
  const line = told.reduce(
    (before, fact) => `${before}${before.endsWith('.') ? ' ' : ' · '}${fact}`,
  );
  return `${inline([name], resolve)}: ${line}`;
}

const isSpoken = (node: Node): boolean => isElement(node) || textOf(node).trim() !== '';

/** Whether style sheets set the node apart from a name. Authors don't write such elements. */
const isFact = (node: Node): boolean => isElement(node) && node.tagName === 'span';
