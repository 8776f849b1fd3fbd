import { parsePage } from '../../markdown/model/parse';
import { literalAttributes } from '../../mdx/literals';
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
    found.push({ line, timeline: literalAttributes(node) as unknown as Timeline, runBlock });
  });
  return found;
}
