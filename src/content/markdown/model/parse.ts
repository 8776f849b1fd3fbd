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
