import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { literalAttributes } from '../../mdx/literals';
import { visitParents } from '../../snippets/model/visit';
import { eventsOf, type Timeline } from './timeline';

export interface PlacedTimeline {
  /** 1-based first line in the page. */
  readonly line: number;
  readonly timeline: Timeline;
  /** Index of the last `run` block before it among the page's Scala fences; null if none. */
  readonly runBlock: number | null;
}

/** Timelines of a page, in reading order. Throws if one contains anything but plain values. */
export function timelinesOf(tree: Root): PlacedTimeline[] {
  const found: PlacedTimeline[] = [];
  let fences = 0;
  let runBlock: number | null = null;
  visitParents(tree, (node) => {
    if (node.type === 'code' && node.lang === 'scala') {
      if (/(^|\s)run(=|\s|$)/.test(node.meta ?? '')) runBlock = fences;
      fences += 1;
    }
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Timeline') return;
    const line = node.position?.start.line ?? 1;
    found.push({ line, timeline: timelineOf(node), runBlock });
  });
  return found;
}

/**
 * For each fence with a timeline right below it, the lines that the timeline ties to its events.
 * Throws if a timeline contains anything but plain values.
 */
export function printsBelow(tree: Root): Map<Code, ReadonlySet<string>> {
  const found = new Map<Code, ReadonlySet<string>>();
  visitParents(tree, (node, { children }) => {
    if (node.type !== 'code') return;
    const below = children
      .slice(children.findIndex((child) => child === node) + 1)
      .find(({ type }) => type !== 'mdxFlowExpression');
    if (below?.type !== 'mdxJsxFlowElement' || below.name !== 'Timeline') return;
    const prints = eventsOf(timelineOf(below)).flatMap((event) => event.prints ?? []);
    found.set(node, new Set(prints));
  });
  return found;
}

const timelineOf = (element: MdxJsxFlowElement): Timeline =>
  literalAttributes(element) as unknown as Timeline;
