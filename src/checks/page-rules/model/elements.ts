/** Finds the elements of a component in a page, for rules about their content. */
import type { Nodes, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visitParents } from '../../../content/snippets/model/visit';
import type { Finding } from '../../../utils/validation/finding';
import type { Page } from './page';

export type Fault = Omit<Finding, 'file'>;
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * The faults that `judge` finds in each element with a name that has lines of its own.
 * @param judge also takes the nodes that follow the element in its parent
 */
export function elementFindings(
  { file, tree }: Page,
  name: string,
  judge: (element: MdxJsxFlowElement, after: readonly RootContent[]) => readonly Fault[],
): Finding[] {
  const findings: Finding[] = [];
  visitParents(tree, (node, { children }) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== name) return;
    const siblings = children as RootContent[];
    const after = siblings.slice(siblings.indexOf(node) + 1).filter(isShown);
    findings.push(...judge(node, after).map((fault) => ({ file, ...fault })));
  });
  return findings;
}

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The content of an element, without comments. */
export const partsOf = ({ children }: Element): RootContent[] =>
  (children as RootContent[]).filter(isShown);

/** Whether readers see a node: not if it's a comment, or space. */
export const isShown = (node: Nodes): boolean =>
  !isComment(node) && !(node.type === 'text' && node.value.trim() === '') && node.type !== 'yaml';

/** Whether a node is a comment in braces, without code. */
export function isComment(node: Nodes): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  const program = node.data?.estree;
  return program?.body.length === 0 && Boolean(program.comments?.length);
}

/** The 1-based line on which a node begins. */
export const lineOf = ({ position }: Pick<RootContent, 'position'>): number =>
  position?.start.line ?? 1;

/** The line of an element's declaration that has a text in quotes, or as part of a quoted text. */
export function lineOfText({ text }: Page, { position }: Element, at: string): number {
  const begin = position?.start.line ?? 1;
  const lines = text.split('\n').slice(begin - 1, position?.end.line);
  const whole = lines.findIndex((line) =>
    [`'${at}'`, `"${at}"`].some((each) => line.includes(each)),
  );
  const part = lines.findIndex((line) => line.replaceAll('`', '').includes(at.replaceAll('`', '')));
  return begin + Math.max(0, whole === -1 ? part : whole);
}
