/** Reads a page: its passages in order, and its headings, tables and code blocks. */
import type { Nodes, Parents, PhrasingContent, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type Anchor, anchorsOf, plainText } from '../../../content/markdown/anchors';
import { sharedTree } from '../../../content/markdown/model/parse';
import type { Place } from '../rules';
import { PassageBuilder, type Passage } from './passage';

export interface CodeBlock {
  readonly language: string;
  /** The words after the language in the fence. */
  readonly words: readonly string[];
  readonly code: string;
  /** The line of the fence, then the first lines of the blocks around it. */
  readonly starts: readonly number[];
  /** Whether it is one side of a row in `<Comparison>`. */
  readonly isCompared: boolean;
  /** Whether it's inside a fold (`<details>`). */
  readonly isFolded: boolean;
}

interface TableShape {
  readonly heads: readonly string[];
  /** The number of rows without the head. */
  readonly rows: number;
  /** As for a code block. */
  readonly starts: readonly number[];
}

/** What is around a node. */
interface Around {
  /** The first lines of the blocks. */
  readonly starts: readonly number[];
  /** The innermost component; empty if there is none. */
  readonly component: string;
  readonly isFolded: boolean;
}

export interface ProsePage {
  /** All passages in reading order; each heading starts a section. */
  readonly passages: readonly Passage[];
  readonly tables: readonly TableShape[];
  readonly blocks: readonly CodeBlock[];
  readonly anchors: readonly Anchor[];
}

/** The component whose list items are operators, with a sentence about each. */
const signatures = 'SignatureTable';

/** Component attributes that readers see as text. */
const shownAttributes = ['title', 'caption', 'label', 'alt', 'summary'];

/**
 * Parses a page's source.
 * @throws the parser's error if the text isn't valid MDX
 */
export function readProse(source: string): ProsePage {
  const passages: Passage[] = [];
  const tables: TableShape[] = [];
  const blocks: CodeBlock[] = [];

  const add = (
    place: Place,
    { starts, component, isFolded }: Around,
    fill: (builder: PassageBuilder) => void,
  ): void => {
    const builder = new PassageBuilder();
    fill(builder);
    const passage = builder.build(place, starts, !isFolded && component !== signatures);
    if (passage !== null) passages.push(passage);
  };
  const addPassage = (place: Place, node: Parents, around: Around): void =>
    add(place, around, (builder) => collect(node.children as PhrasingContent[], builder));
  const addAttributes = (node: MdxJsxFlowElement, around: Around): void => {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (!shownAttributes.includes(attribute.name)) continue;
      const text = attribute.value;
      add('label', around, (builder) => builder.addText(text, lineOf(node)));
    }
  };
  const addTable = (node: Table, around: Around): void => {
    const [first] = node.children;
    node.children.forEach((row) => {
      row.children.forEach((cell) => addPassage(row === first ? 'head' : 'cell', cell, around));
    });
    const heads = (first?.children ?? []).map(plainText);
    tables.push({ heads, rows: node.children.length - 1, starts: around.starts });
  };

  const walk = (parent: Parents, outer: Around): void => {
    for (const node of parent.children as Nodes[]) {
      const around = { ...outer, starts: [lineOf(node), ...outer.starts] };
      switch (node.type) {
        case 'yaml':
          frontMatter(node.value, lineOf(node)).forEach(({ key, text, line }) =>
            add(key, { ...outer, starts: [line] }, (builder) => builder.addText(text, line)),
          );
          break;
        case 'heading':
          addPassage(around.component === 'Answers' ? 'label' : 'heading', node, around);
          break;
        case 'paragraph':
          addPassage(placeOf(node, around.component), node, around);
          break;
        case 'table':
          addTable(node, around);
          break;
        case 'code':
          blocks.push({
            language: node.lang ?? '',
            words: (node.meta ?? '').split(/\s+/).filter((each) => each !== ''),
            code: node.value,
            starts: around.starts,
            isCompared: around.component === 'Comparison',
            isFolded: around.isFolded,
          });
          break;
        case 'mdxJsxFlowElement':
          addAttributes(node, around);
          walk(node, {
            ...around,
            component: node.name ?? around.component,
            isFolded: around.isFolded || node.name === 'details',
          });
          break;
        default:
          if ('children' in node) walk(node, around);
      }
    }
  };
  const tree = sharedTree(source);
  walk(tree, { starts: [], component: '', isFolded: false });
  return { passages, tables, blocks, anchors: anchorsOf(tree) };
}

function placeOf({ data }: Nodes, component: string): Place {
  if (component === signatures) return 'cell';
  return 'directiveLabel' in (data ?? {}) ? 'label' : 'paragraph';
}

/** Adds the visible text of a paragraph's nodes. */
function collect(nodes: readonly PhrasingContent[], builder: PassageBuilder): void {
  for (const node of nodes) {
    const line = lineOf(node);
    switch (node.type) {
      case 'text':
        builder.addText(node.value, line);
        break;
      case 'inlineCode':
        builder.addCode(node.value, line);
        break;
      case 'break':
        builder.addText(' ', line);
        break;
      case 'image':
        builder.addText(node.alt ?? '', line);
        break;
      case 'strong':
        builder.addBold();
        collect(node.children, builder);
        break;
      case 'mdxTextExpression':
        if (!/^\s*\/\*/.test(node.value)) builder.addCode('…', line);
        break;
      case 'textDirective':
        // A colon before a word, which the parser takes for a directive.
        builder.addText(`:${node.name}`, line);
        collect(node.children, builder);
        break;
      case 'mdxJsxTextElement':
        if (node.children.length === 0) builder.addCode('…', line);
        else collect(node.children, builder);
        break;
      default:
        if ('children' in node) collect(node.children, builder);
    }
  }
}

/** Title and description as written, each with its line. */
function frontMatter(yaml: string, firstLine: number) {
  return yaml.split('\n').flatMap((text, index) => {
    const match = /^(title|description):\s*(.*?)\s*$/.exec(text);
    if (!match) return [];
    const value = (match[2] ?? '').replace(/^(['"])(.*)\1$/, '$2');
    return [{ key: match[1] as Place, text: value, line: firstLine + 1 + index }];
  });
}

const lineOf = ({ position }: Pick<Nodes, 'position'>): number => position?.start.line ?? 1;
