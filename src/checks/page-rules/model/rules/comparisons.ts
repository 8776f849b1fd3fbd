import type { Code, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import {
  pairProblem,
  pairRemedy,
  type PartKind,
  rowProblem,
  rowRemedy,
  rowsOf,
} from '../../../../content/components/Comparison/rows';
import { elementFindings, type Fault, lineOf, partsOf } from '../elements';
import type { PageRule } from '../page';

/**
 * Comparisons name both sides, and each row has two code blocks and a paragraph; with `wrong`, there are
 * only two code blocks.
 */
export const comparisons: PageRule = (page) =>
  elementFindings(page, 'Comparison', (node) => {
    const content = has(node, 'wrong') ? pair(node) : [...sides(node), ...rows(node)];
    return [...together(node), ...content, ...fences(node)];
  });

const has = (node: MdxJsxFlowElement, name: string): boolean =>
  node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === name);

function together(node: MdxJsxFlowElement): Fault[] {
  if (!has(node, 'long') || !has(node, 'wrong')) return [];
  const problem = '<Comparison wrong> does not take long';
  return [{ line: lineOf(node), problem, remedy: 'remove long; long lines get the whole width' }];
}

function sides(node: MdxJsxFlowElement): Fault[] {
  return ['left', 'right'].flatMap((side) => {
    if (has(node, side)) return [];
    const problem = `<Comparison> lacks ${side}`;
    const remedy = `add ${side}="…", the name of a library; or write <Comparison wrong> for a mistake and its correction`;
    return [{ line: lineOf(node), problem, remedy }];
  });
}

function pair(node: MdxJsxFlowElement): Fault[] {
  const problem = pairProblem(partsOf(node), kindOf);
  return problem === null ? [] : [{ line: lineOf(node), problem, remedy: pairRemedy }];
}

function rows(node: MdxJsxFlowElement): Fault[] {
  const parts = partsOf(node);
  if (parts.length === 0) {
    return [{ line: lineOf(node), problem: 'the comparison is empty', remedy: rowRemedy }];
  }
  return rowsOf(parts, kindOf).flatMap((row) => {
    const problem = rowProblem(row);
    const [first] = [...row.code, ...row.text];
    return problem === null ? [] : [{ line: lineOf(first ?? node), problem, remedy: rowRemedy }];
  });
}

function fences(node: MdxJsxFlowElement): Fault[] {
  return partsOf(node)
    .filter((part): part is Code => part.type === 'code')
    .flatMap((fence) => {
      const word = (fence.meta ?? '')
        .split(/\s+/)
        .find((one) => ['2', 'api', 'hidden'].includes(one));
      if (word === undefined) return [];
      const problem = `\`${word}\` is not allowed on a fence inside a comparison`;
      return [{ line: lineOf(fence), problem, remedy: 'move the block before the comparison' }];
    });
}

const kindOf = ({ type }: RootContent): PartKind => (type === 'code' ? 'code' : 'text');
