/** Converts a built page to plain Markdown: what its components show, without the components. */
import { codeBlock, fence } from './code';
import { entry, inline, isUnspoken, type Resolve } from './inline';
import { attribute, type Element, findAll, isElement, type Node, textOf } from '../tree';

const flowTags = new Set(
  'article blockquote details div dl fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul'.split(
    ' ',
  ),
);

/**
 * Returns the Markdown of an article.
 * @param article its tree, from `articleOf`
 * @param resolve returns the address to write for a link of the page
 */
export function markdownOf(article: Element, resolve: Resolve): string {
  const blocks = flow(article.childNodes, resolve);
  // Skip what comes before the title: it says where the page is, as its address does.
  const title = blocks.findIndex((text) => text.startsWith('# '));
  return `${blocks.slice(Math.max(0, title)).join('\n\n')}\n`;
}

/**
 * Converts nodes to blocks of Markdown. Text between elements becomes a paragraph, which `line`
 * writes.
 */
function flow(nodes: readonly Node[], resolve: Resolve, line = inline): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    blocks.push(line(run, resolve));
    run = [];
  };
  for (const node of nodes) {
    if (isUnspoken(node)) continue;
    if (!isElement(node) || !flowTags.has(node.tagName)) run.push(node);
    else {
      endRun();
      blocks.push(...block(node, resolve));
    }
  }
  endRun();
  return blocks.filter((text) => text !== '');
}

function block(node: Element, resolve: Resolve): string[] {
  const { tagName, childNodes } = node;
  const inside = (): string[] => flow(childNodes, resolve);
  if (attribute(node, 'data-code') !== undefined) return codeBlock(node);
  if (attribute(node, 'data-tabs') !== undefined) return tabs(node, resolve);
  if (attribute(node, 'data-comparison') !== undefined) return comparison(node, resolve);
  if (attribute(node, 'role') === 'note')
    return [quote([`**${kindOf(node)}**`, ...inside().slice(1)])];
  if (/^h[1-6]$/.test(tagName)) {
    return [`${'#'.repeat(Number(tagName[1]))} ${inline(childNodes, resolve)}`];
  }
  switch (tagName) {
    case 'p':
      return [inline(childNodes, resolve)];
    case 'pre':
      return [fence(textOf(node), '')];
    case 'blockquote':
      return [quote(inside())];
    case 'ul':
    case 'ol':
      return [list(node, resolve)];
    case 'dl':
      return [definitions(node, resolve)];
    case 'table':
      return [table(node, resolve)];
    case 'hr':
      return ['---'];
    case 'nav':
    case 'footer':
      return [];
    default:
      return inside();
  }
}

const quote = (blocks: readonly string[]): string =>
  blocks
    .join('\n\n')
    .replace(/^(?=.)/gm, '> ')
    .replace(/^$/gm, '>');

/** Returns the kind of an admonition, from its first paragraph. */
function kindOf(note: Element): string {
  const [kind] = findAll(note, 'p');
  const name = kind ? textOf(kind) : 'note';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns every panel, below the name on its tab. */
function tabs(node: Element, resolve: Resolve): string[] {
  const elements = node.childNodes.filter(isElement);
  const names = elements.filter(({ tagName }) => tagName === 'label').map(textOf);
  const panels = elements.filter((each) => attribute(each, 'data-tab-value') !== undefined);
  return panels.flatMap((panel, at) => [
    ...(names[at] === undefined ? [] : [`**${names[at]}**`]),
    ...flow(panel.childNodes, resolve),
  ]);
}

/** Returns a comparison row by row: each side's code below its name, then the difference. */
function comparison(node: Element, resolve: Resolve): string[] {
  const heads = findAll(node, 'th').map(textOf);
  return findAll(node, 'td').flatMap((cell, at) => {
    const side = at % heads.length;
    const inside = flow(cell.childNodes, resolve);
    return side < heads.length - 1 ? [`**${heads[side]}**`, ...inside] : inside;
  });
}

function list(node: Element, resolve: Resolve): string {
  const start = Number(attribute(node, 'start') ?? 1);
  const items = node.childNodes.filter(isElement).map((item, at) => {
    const mark = node.tagName === 'ol' ? `${start + at}. ` : '- ';
    const blocks = flow(item.childNodes, resolve, entry);
    return { mark, text: blocks.join('\n\n'), isLong: blocks.length > 1 };
  });
  const lines = items.map(({ mark, text }) => mark + indent(text, mark.length));
  return lines.join(items.some(({ isLong }) => isLong) ? '\n\n' : '\n');
}

const indent = (text: string, by: number): string =>
  text.replace(/\n(?=.)/g, `\n${' '.repeat(by)}`);

function definitions(node: Element, resolve: Resolve): string {
  const parts = findAll(node, 'dt', 'dd');
  return parts
    .map(({ tagName, childNodes }) =>
      tagName === 'dt'
        ? `- **${inline(childNodes, resolve)}**`
        : `  ${indent(flow(childNodes, resolve).join('\n\n'), 2)}`,
    )
    .join('\n');
}

function table(node: Element, resolve: Resolve): string {
  const rows = findAll(node, 'tr').map((row) =>
    findAll(row, 'th', 'td').map((cell) => inline(cell.childNodes, resolve).replaceAll('|', '\\|')),
  );
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
