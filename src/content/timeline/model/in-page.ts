import { runInNewContext } from 'node:vm';
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
      return [name, typeof value === 'object' && value ? valueOf(value.value, line) : value];
    }),
  );
}

function valueOf(expression: string, line: number): unknown {
  try {
    return runInNewContext(`(${expression})`);
  } catch {
    throw plainValuesOnly(line);
  }
}

function plainValuesOnly(line: number): Error {
  return new Error(
    `line ${line}: declare the timeline with plain values (text, numbers, lists, objects), so that a test can read it`,
  );
}
