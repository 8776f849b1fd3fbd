import type { Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/** Syntax tree of a page, with positions. Throws the parser's error if the text isn't MDX. */
export function parsePage(source: string): Root {
  return parser.parse(source);
}

const trees = new Map<string, WeakRef<Root>>();

/**
 * The same, for checks that read a tree and don't change it: those that run one after the other
 * share it. Memory that runs short takes the trees away.
 */
export function sharedTree(source: string): Root {
  const known = trees.get(source)?.deref();
  if (known) return known;
  const tree = parsePage(source);
  trees.set(source, new WeakRef(tree));
  return tree;
}
