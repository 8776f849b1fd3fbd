/**
 * Lays out a timeline in a drawing 400 units wide, so that its text stays readable on a phone. Lane
 * names are above their lanes, times at the bottom.
 */
import { textWidth } from '../../parts/drawing/text-width';
import { rangeOf, timesOf, type Mark, type Span, type Timeline } from './timeline';

export const width = 400;
const margin = 8;
const laneHeight = 46;
const nameHeight = 18;
export const barHeight = 20;
const axisHeight = 24;
/** Font size of the drawing on phones, as in the style sheet. Elsewhere, letters are smaller. */
const textSize = 14;
/** Space between the ends of a bar and its label: half an outcome mark, plus some padding. */
export const labelInset = 8;
/** Space between a mark and its label. */
export const markInset = 9;
const legendHeight = 22;
/** Space between the left sides of an entry in the legend and of its text. */
export const legendInset = 26;

export interface PlacedSpan extends Span {
  readonly x: number;
  readonly width: number;
}

export interface PlacedMark extends Mark {
  readonly x: number;
  readonly anchor: 'start' | 'end';
}

export interface PlacedLane {
  readonly name: string;
  readonly nameY: number;
  readonly lineY: number;
  readonly spans: readonly PlacedSpan[];
  readonly marks: readonly PlacedMark[];
}

interface Tick {
  readonly x: number;
  readonly label: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** What the frames of spans mean that aren't plain work. */
const meanings = { wait: 'waiting', masked: 'uninterruptible' };

/**
 * Layout of a timeline. Leaves room for the labels of the last marks if the other labels still fit.
 * Throws if the timeline is malformed ({@link rangeOf}).
 */
export function layOut(timeline: Timeline) {
  const { start, end } = rangeOf(timeline);
  const whole = (width - 2 * margin) / Math.max(end - start, Number.EPSILON);
  const marks = timeline.lanes.flatMap((lane) => lane.marks ?? []);
  const rooms = marks
    .filter(({ at }) => at > start)
    .map(({ at, label }) => (width - 2 * margin - labelWidthOf(label)) / (at - start));
  const roomy = Math.max(0, Math.min(whole, ...rooms));
  const [plain, airy] = [whole, roomy].map((scale) => layOutAt(timeline, start, scale));
  return tooLong(airy!.lanes).length > 0 ? plain! : airy!;
}

function layOutAt(timeline: Timeline, start: number, scale: number) {
  const xOf = (time: number): number => margin + (time - start) * scale;
  const lanes = timeline.lanes.map(({ name, spans = [], marks = [] }, index): PlacedLane => {
    const nameEnd = index * laneHeight + nameHeight;
    return {
      name,
      nameY: nameEnd - 5,
      lineY: nameEnd + barHeight / 2 + 2,
      spans: spans.map((span) => {
        const x = xOf(span.from);
        return { ...span, x, width: Math.max(xOf(span.to) - x, 2) };
      }),
      marks: marks.map((mark) => placeMark(mark, xOf(mark.at))),
    };
  });
  const axisY = lanes.length * laneHeight + 2;
  const ticks = timeline.unit === undefined ? [] : ticksOf(timeline, timeline.unit, xOf);
  const bottom = axisY + (ticks.length > 0 ? axisHeight : 4);
  const legend = legendOf(timeline, bottom + legendHeight / 2);
  return { height: bottom + (legend.length > 0 ? legendHeight : 0), lanes, ticks, axisY, legend };
}

/** An entry for each kind of frame that needs one, next to each other. */
function legendOf({ lanes }: Timeline, y: number) {
  const spans = lanes.flatMap((lane) => lane.spans ?? []);
  const kinds = (['wait', 'masked'] as const).filter((kind) =>
    spans.some((span) => span.kind === kind),
  );
  let x = margin;
  return kinds.map((kind) => {
    const entry = { kind, label: meanings[kind], x, y };
    x += legendInset + textWidth(entry.label, textSize) + 2 * margin;
    return entry;
  });
}

/**
 * Labels that are wider than their bars, or that reach the next mark, with the widths that they
 * need and have in units of the drawing.
 */
export function tooLongLabels(
  timeline: Timeline,
): { readonly label: string; readonly needed: number; readonly room: number }[] {
  return tooLong(layOut(timeline).lanes);
}

function tooLong(lanes: readonly PlacedLane[]) {
  return lanes.flatMap(({ spans, marks }) =>
    [
      ...spans.map(({ label, width: bar }) => ({ label, free: bar - 2 * labelInset })),
      ...marks.map((mark) => ({ label: mark.label, free: freeBeside(mark, marks) })),
    ].flatMap(({ label, free }) => {
      const needed = Math.ceil(textWidth(label, textSize));
      const room = Math.max(Math.floor(free), 0);
      return needed > room ? [{ label, needed, room }] : [];
    }),
  );
}

/** Space for the label of a mark, up to the nearest mark on that side or that mark's label. */
function freeBeside({ x, anchor }: PlacedMark, marks: readonly PlacedMark[]): number {
  if (anchor === 'end') {
    return x - markInset - Math.max(0, ...marks.map((other) => other.x).filter((at) => at < x));
  }
  const edges = marks
    .filter((other) => other.x > x)
    .map((other) =>
      other.anchor === 'end'
        ? other.x - markInset - textWidth(other.label, textSize)
        : other.x - (other.end ? markInset : 0),
    );
  return Math.min(width, ...edges) - markInset - x;
}

const labelWidthOf = (label: string): number => markInset + textWidth(label, textSize);

function placeMark(mark: Mark, x: number): PlacedMark {
  return { ...mark, x, anchor: x + labelWidthOf(mark.label) > width ? 'end' : 'start' };
}

/** A tick for each moment when something begins or ends, if there is room for its label. */
function ticksOf(timeline: Timeline, unit: string, xOf: (time: number) => number): Tick[] {
  const distinct = [...new Set(timesOf(timeline))].sort((a, b) => a - b);
  const ticks: Tick[] = [];
  let free = -Infinity;
  for (const time of distinct) {
    const x = xOf(time);
    const label = `${time} ${unit}`;
    const labelWidth = textWidth(label, textSize);
    const anchor = x - labelWidth / 2 < 0 ? 'start' : x + labelWidth / 2 > width ? 'end' : 'middle';
    const left = anchor === 'start' ? x : anchor === 'end' ? x - labelWidth : x - labelWidth / 2;
    if (left < free) continue;
    free = left + labelWidth + 6;
    ticks.push({ x, label, anchor });
  }
  return ticks;
}
