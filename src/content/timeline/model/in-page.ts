/** Finds the timelines of a page, and the block that each one illustrates. */
import type { Expression, Program } from 'estree-jsx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { parsePage } from '../../markdown/model/parse';
import { visitParents } from '../../snippets/model/visit';
import type { Timeline } from './timeline';

export interface PlacedTimeline {
  /** 1-based first line in the page. */
  readonly line: number;
  readonly timeline: Timeline;
  /** Index of the last `run` block before it among the page's Scala fences; null if none. */
  readonly runBlock: number | null;
}

/** Timelines of a page, in reading order. Throws if one contains anything but plain values. */
export function timelinesOf(source: string): PlacedTimeline[] {
  const found: PlacedTimeline[] = [];
  let fences = 0;
  let runBlock: number | null = null;
  visitParents(parsePage(source), (node) => {
    if (node.type === 'code' && node.lang === 'scala') {
      if (/(^|\s)run(=|\s|$)/.test(node.meta ?? '')) runBlock = fences;
      fences += 1;
    }
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Timeline') return;
    const line = node.position?.start.line ?? 1;
    found.push({ line, timeline: attributesOf(node, line) as unknown as Timeline, runBlock });
  });
  return found;
}

function attributesOf(node: MdxJsxFlowElement, line: number): Record<string, unknown> {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') throw plainValuesOnly(line);
      const { name, value } = attribute;
      if (typeof value !== 'object' || value === null) return [name, value ?? true];
      const [statement] = (value.data?.estree as Program | undefined)?.body ?? [];
      if (statement?.type !== 'ExpressionStatement') throw plainValuesOnly(line);
      return [name, valueOf(statement.expression, line)];
    }),
  );
}

/** Evaluates an expression of literals, lists and objects. */
function valueOf(expression: Expression, line: number): unknown {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type === 'ArrayExpression') {
    return expression.elements.map((each) => {
      if (each === null || each.type === 'SpreadElement') throw plainValuesOnly(line);
      return valueOf(each, line);
    });
  }
  if (expression.type !== 'ObjectExpression') throw plainValuesOnly(line);
  return Object.fromEntries(
    expression.properties.map((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') {
        throw plainValuesOnly(line);
      }
      return [property.key.name, valueOf(property.value as Expression, line)];
    }),
  );
}

function plainValuesOnly(line: number): Error {
  return new Error(
    `line ${line}: declare the timeline with plain values (text, numbers, lists, objects), so that a test can read it`,
  );
}
