/** Finds what is wrong with the timeline that an author declared. */
import { suggest } from '../../../utils/validation/suggest';
import { outcomeNames } from '../../parts/OutcomeMark/outcomes';
import { tooLongLabels } from './layout';
import type { Timeline } from './timeline';

interface Problem {
  /** Text of the declaration to point at; empty for the whole. */
  readonly at: string;
  readonly problem: string;
  readonly remedy: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Part = keyof typeof parts;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const isEnd = (value: unknown): boolean =>
  isText(value) && Object.hasOwn(outcomeNames, String(value));
const isKind = (value: unknown): boolean => ['work', 'wait', 'masked'].includes(String(value));

type Check = (value: unknown) => boolean;

/** The fields of each part, each with what it contains; those in `required` can't be left out. */
const parts = {
  timeline: { title: isText, unit: isText, lanes: isList },
  lane: { name: isText, spans: isList, marks: isList },
  span: {
    from: isTime,
    to: isTime,
    label: isText,
    kind: isKind,
    end: isEnd,
    startPrints: isText,
    prints: isText,
  },
  mark: { at: isTime, label: isText, end: isEnd, prints: isText },
} satisfies Record<string, Record<string, Check>>;

const required: Readonly<Record<Part, readonly string[]>> = {
  timeline: ['title', 'lanes'],
  lane: ['name'],
  span: ['from', 'to', 'label'],
  mark: ['at', 'label'],
};

/** The problems of a `<Timeline>`. @param declared its attributes */
export function timelineProblems(declared: Fields): Problem[] {
  const shape = [
    ...fieldProblems('timeline', declared),
    ...listOf(declared['lanes']).flatMap((lane) => [
      ...fieldProblems('lane', lane),
      ...listOf(lane['spans']).flatMap((span) => fieldProblems('span', span)),
      ...listOf(lane['marks']).flatMap((mark) => fieldProblems('mark', mark)),
    ]),
  ];
  if (shape.length > 0) return shape;
  const timeline = declared as unknown as Timeline;
  const spans = timeline.lanes.flatMap((lane) => lane.spans ?? []);
  const events = [...spans, ...timeline.lanes.flatMap((lane) => lane.marks ?? [])];
  if (events.length === 0) {
    const remedy = 'give a lane spans or marks';
    return [{ at: '', problem: 'nothing happens in the timeline', remedy }];
  }
  const backward = spans.filter(({ from, to }) => to < from);
  if (backward.length > 0) {
    return backward.map(({ label, from, to }) => ({
      at: label,
      problem: `the span "${label}" ends at ${to}, before it begins at ${from}`,
      remedy: 'let `from` be the earlier time',
    }));
  }
  return tooLongLabels(timeline).map(({ label, needed, room }) => ({
    at: label,
    problem: `the label "${label}" needs ${needed} units of space, but has only ${room}`,
    remedy: 'shorten the label, make the span longer, or use a moment in `marks` or another lane',
  }));
}

const listOf = (value: unknown): readonly Fields[] =>
  (Array.isArray(value) ? value : []).map((each) => (each ?? {}) as Fields);

/** Unknown, missing, and wrong fields of a part. */
function fieldProblems(part: Part, value: Fields): Problem[] {
  const known: Readonly<Record<string, Check>> = parts[part];
  const fields = Object.keys(known);
  const at = String(value['label'] ?? value['name'] ?? '');
  const named = at === '' ? `the ${part}` : `the ${part} "${at}"`;
  const all = `the fields are ${fields.join(', ')}`;
  return [
    ...Object.keys(value)
      .filter((key) => !fields.includes(key))
      .map((key) => ({
        at,
        problem: `${named} has an unknown field ${key}`,
        remedy: suggest(key, fields, `remove it; ${all}`),
      })),
    ...required[part]
      .filter((key) => !(key in value))
      .map((key) => ({ at, problem: `${named} has no ${key}`, remedy: `add ${key}` })),
    ...fields
      .filter((key) => key in value && !known[key]?.(value[key]))
      .map((key) => ({
        at,
        problem: `${named} has a wrong ${key}`,
        remedy: 'see src/content/timeline/README.md for what it contains',
      })),
  ];
}
