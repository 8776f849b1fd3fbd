/** Declaration of a timeline, and the order of its events. */
import { groupBy } from '../../../utils/group-by';
import { outcomeNames } from '../../parts/OutcomeMark/outcomes';
import type { RunEnd } from '../../snippets/model/protocol';

export interface Span {
  /** Times are in the timeline's unit. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Defaults to `work`. */
  readonly kind?: 'work' | 'wait' | 'masked';
  /** Outcome; absent if the span continues beyond the drawing or ends without an outcome. */
  readonly end?: RunEnd;
  /** Line that the illustrated block prints when the span begins, and when it ends. */
  readonly startPrints?: string;
  readonly prints?: string;
}

export interface Mark {
  readonly at: number;
  readonly label: string;
  readonly end?: RunEnd;
  readonly prints?: string;
}

export interface Lane {
  readonly name: string;
  readonly spans?: readonly Span[];
  readonly marks?: readonly Mark[];
}

export interface Timeline {
  readonly title: string;
  /** Unit of the times shown, such as `ms`; without it, times only order the events. */
  readonly unit?: string;
  readonly lanes: readonly Lane[];
}

export interface TimelineEvent {
  readonly at: number;
  readonly lane: string;
  readonly text: string;
  readonly prints?: string;
}

const endings: Readonly<Record<RunEnd, string>> = {
  value: 'succeeds',
  failure: 'fails',
  defect: 'dies',
  interruption: 'is interrupted',
};

/** Describes the pattern of a span in words. */
function beginning({ label, kind }: Span): string {
  if (kind === 'wait') return `waits (${label})`;
  const isSaid = kind !== 'masked' || label.includes('uninterruptible');
  return `${label} begins${isSaid ? '' : ', uninterruptible'}`;
}

function spanEvents(lane: string, span: Span): TimelineEvent[] {
  const { from, to, label, end, startPrints, prints } = span;
  const begin = { at: from, lane, text: beginning(span), prints: startPrints };
  if (end === undefined && prints === undefined) return [begin];
  const ending = end === undefined ? 'ends' : endings[end];
  return [begin, { at: to, lane, text: `${label} ${ending}`, prints }];
}

/** Events of a timeline, ordered by time, then by declaration. */
export function eventsOf({ lanes }: Timeline): TimelineEvent[] {
  const events = lanes.flatMap(({ name, spans = [], marks = [] }) => [
    ...spans.flatMap((span) => spanEvents(name, span)),
    ...marks.map(({ at, label, end, prints }) => ({
      at,
      lane: name,
      text: end === undefined ? label : `${label} (${outcomeNames[end]})`,
      prints,
    })),
  ]);
  return events.sort((a, b) => a.at - b.at);
}

/** Every moment at which something begins, ends or happens. */
export const timesOf = ({ lanes }: Timeline): number[] =>
  lanes.flatMap(({ spans = [], marks = [] }) => [
    ...spans.flatMap(({ from, to }) => [from, to]),
    ...marks.map(({ at }) => at),
  ]);

/** First and last moment of a timeline. Throws if there is none, or a span is reversed. */
export function rangeOf(timeline: Timeline): { readonly start: number; readonly end: number } {
  const spans = timeline.lanes.flatMap((lane) => lane.spans ?? []);
  const backward = spans.find(({ from, to }) => to < from);
  if (backward) {
    throw new Error(
      `Timeline "${timeline.title}": the span "${backward.label}" ends before it begins`,
    );
  }
  const times = timesOf(timeline);
  if (times.length === 0)
    throw new Error(`Timeline "${timeline.title}" has neither spans nor marks`);
  return { start: Math.min(...times), end: Math.max(...times) };
}

/**
 * Compares the order of a timeline's `prints` with a block's output. Events at the same time can be
 * in any order; lines that the timeline doesn't mention are ignored. Returns null if they agree,
 * else the problem.
 */
export function disagreement(timeline: Timeline, output: readonly string[]): string | null {
  const claims = eventsOf(timeline).flatMap(({ at, prints }) =>
    prints === undefined ? [] : { at, prints },
  );
  if (claims.length === 0)
    return 'no event of the timeline has the text that the block prints at that moment';
  let cursor = 0;
  for (const together of groupBy(claims, ({ at }) => at).values()) {
    const places = together.map(({ prints }) => output.indexOf(prints, cursor));
    const missing = together[places.indexOf(-1)];
    if (missing) {
      const elsewhere = output.includes(missing.prints);
      return `"${missing.prints}" is ${elsewhere ? 'printed before the moment at which it is drawn' : 'not printed'}`;
    }
    cursor = Math.max(...places) + 1;
  }
  return null;
}
