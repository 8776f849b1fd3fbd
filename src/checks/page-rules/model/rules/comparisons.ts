import type { Code, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { rowProblem, rowRemedy, rowsOf } from '../../../../content/components/Comparison/rows';
import { parsePage } from '../../../../content/markdown/model/parse';
import { visitParents } from '../../../../content/snippets/model/visit';
import type { Finding } from '../../../../utils/validation/finding';
import type { PageRule } from '../page';

type Fault = Omit<Finding, 'file'>;

/** Comparisons name both sides, and each row has two code blocks and a text. */
export const comparisons: PageRule = ({ file, text, prose }) => {
  if (!prose.includes('<Comparison')) return [];
  const faults: Fault[] = [];
  try {
    visitParents(parsePage(text), (node) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Comparison') {
        faults.push({
          line: lineOf(node),
          problem: '<Comparison> is inside a paragraph',
          remedy: 'put each of its tags on its own line, with empty lines around the content',
        });
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Comparison') {
        faults.push(...sides(node), ...rows(node));
      }
    });
  } catch {
    // Not valid MDX: the page compiler reports where and why.
    return [];
  }
  return faults.map((fault) => ({ file, ...fault }));
};

function sides(node: MdxJsxFlowElement): Fault[] {
  return ['left', 'right'].flatMap((side) => {
    const given = node.attributes.some(
      (one) => one.type === 'mdxJsxAttribute' && one.name === side && typeof one.value === 'string',
    );
    if (given) return [];
    const problem = `<Comparison> lacks ${side}`;
    return [{ line: lineOf(node), problem, remedy: `add ${side}="…", the name of a library` }];
  });
}

function rows(node: MdxJsxFlowElement): Fault[] {
  const parts = (node.children as RootContent[]).filter(({ type }) => type !== 'mdxFlowExpression');
  if (parts.length === 0) {
    return [{ line: lineOf(node), problem: 'the comparison is empty', remedy: rowRemedy }];
  }
  const wrongFences = parts.filter(isCode).flatMap((fence) => {
    const word = (fence.meta ?? '')
      .split(/\s+/)
      .find((one) => ['2', 'api', 'hidden'].includes(one));
    if (word === undefined) return [];
    const problem = `\`${word}\` is not allowed on a fence inside a comparison`;
    return [{ line: lineOf(fence), problem, remedy: 'move the block before the comparison' }];
  });
  const wrongRows = rowsOf(parts, (part) => (isCode(part) ? 'code' : 'text')).flatMap((row) => {
    const problem = rowProblem(row);
    const [first] = [...row.code, ...row.text];
    return problem === null ? [] : [{ line: lineOf(first ?? node), problem, remedy: rowRemedy }];
  });
  return [...wrongFences, ...wrongRows];
}

const isCode = (node: RootContent): node is Code => node.type === 'code';

const lineOf = ({ position }: Pick<RootContent, 'position'>): number => position?.start.line ?? 1;
