/** Finds the elements of a component in a page, for rules about their content. */
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { parsePage } from '../../../content/markdown/model/parse';
import { visitParents } from '../../../content/snippets/model/visit';
import type { Finding } from '../../../utils/validation/finding';
import type { Page } from './page';

export type Fault = Omit<Finding, 'file'>;

/**
 * The faults that `judge` finds in each element with a name, and those elements that are inside a
 * paragraph. Nothing if the page isn't valid MDX: the page compiler reports where and why.
 * @param judge also takes the nodes that follow the element in its parent
 */
export function elementFindings(
  { file, text, prose }: Page,
  name: string,
  judge: (element: MdxJsxFlowElement, after: readonly RootContent[]) => readonly Fault[],
): Finding[] {
  if (!prose.includes(`<${name}`)) return [];
  const faults: Fault[] = [];
  try {
    visitParents(parsePage(text), (node, { children }) => {
      if (node.type === 'mdxJsxTextElement' && node.name === name) {
        faults.push({
          line: lineOf(node),
          problem: `<${name}> is inside a paragraph`,
          remedy: 'put each of its tags on its own line, with empty lines around the content',
        });
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === name) {
        const siblings = children as RootContent[];
        faults.push(...judge(node, siblings.slice(siblings.indexOf(node) + 1).filter(isShown)));
      }
    });
  } catch {
    return [];
  }
  return faults.map((fault) => ({ file, ...fault }));
}

/** The content of an element, without comments. */
export const partsOf = ({ children }: MdxJsxFlowElement): RootContent[] =>
  (children as RootContent[]).filter(isShown);

const isShown = ({ type }: RootContent): boolean => type !== 'mdxFlowExpression';

/** The 1-based line on which a node begins. */
export const lineOf = ({ position }: Pick<RootContent, 'position'>): number =>
  position?.start.line ?? 1;
