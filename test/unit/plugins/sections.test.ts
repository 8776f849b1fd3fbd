import type { Root, RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import sections from '../../../src/plugins/sections/remark';

const parser = unified().use(remarkParse).use(remarkMdx);

/** What a page is made of: the text of its paragraphs and headings, the latter after their level, and lists of them for sections. */
type Shape = string | readonly Shape[];

const shape = (node: RootContent): Shape => {
  if (node.type === 'section') return node.children.map(shape);
  if (node.type === 'mdxjsEsm') return node.value;
  const text =
    'children' in node && node.children[0]?.type === 'text' ? node.children[0].value : node.type;
  return node.type === 'heading' ? `${node.depth} ${text}` : text;
};

function split(text: string): Root {
  const tree = parser.parse(text);
  sections()(tree);
  return tree;
}

const shapes = (text: string): Shape[] => split(text).children.map(shape);

it('puts what stands under a heading of the second level into a section', () => {
  const page = 'Before.\n\n## One\n\nText.\n\n### In one\n\nMore.\n\n## Two\n\nEnd.';
  expect(shapes(page)).toEqual([
    'Before.',
    ['2 One', 'Text.', '3 In one', 'More.'],
    ['2 Two', 'End.'],
  ]);
});

it('leaves a page without such headings as it is', () => {
  expect(shapes('Text.\n\n### Small\n\nMore.')).toEqual(['Text.', '3 Small', 'More.']);
});

it('keeps imports and exports at the top level, where alone they may stand', () => {
  const page = "## One\n\nText.\n\nexport const one = 1;\n\n## Two\n\nimport a from 'a';\n\nEnd.";
  expect(shapes(page)).toEqual([
    ['2 One', 'Text.'],
    'export const one = 1;',
    ['2 Two', 'End.'],
    "import a from 'a';",
  ]);
});

it('has the children of a section styled as those of the page are', () => {
  const [section] = split('## One').children;
  expect(section?.data).toEqual({ hName: 'section', hProperties: { className: ['markdown'] } });
});
