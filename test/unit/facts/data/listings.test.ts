import { adopters } from '@site/src/facts/data/adopters';
import { events, series } from '@site/src/facts/data/events';
import type { Listed } from '@site/src/facts/data/listing';

const all: readonly Listed[] = [...adopters, ...events, ...series];
const sentences = [...adopters.flatMap(({ publishes }) => publishes ?? []), ...events, ...series];
const addresses = [
  ...all.map(({ url }) => url),
  ...[...all, ...sentences].map((one) => one.source),
];
const dates = events.flatMap(({ begins, ends }) => [begins, ends ?? []].flat());

/** Key for comparing names; ignores case and accents. */
const keyOf = ({ name }: Listed): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe.each<[string, readonly Listed[]]>([
  ['adopters', adopters],
  ['events', [...events, ...series]],
])('%s', (_, entries) => {
  it.each(entries)('$name has a name without spaces around it', ({ name }) => {
    expect(name).toMatch(/^\S(.*\S)?$/);
  });

  it('are listed only once', () => {
    expect(new Set(entries.map(keyOf)).size).toBe(entries.length);
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
  });
});

it.each([...new Set(addresses)])('%s is an https address', (address) => {
  expect(address).toMatch(/^https:\/\/\S+$/);
  expect(URL.canParse(address)).toBe(true);
});

it.each(sentences)(
  'is one sentence of 30 to 160 characters, without Markdown: $sentence',
  ({ sentence }) => {
    expect(sentence).toMatch(/^\p{Lu}[^<>[\]`*\n]{28,158}\.$/u);
  },
);

it.each(dates)('%s is a date: a day, a month or a year', (date) => {
  expect(new Date(date).toISOString().slice(0, date.length)).toBe(date);
});

it('events end after they begin', () => {
  expect(events.filter(({ begins, ends }) => ends !== undefined && ends <= begins)).toEqual([]);
});

it('adopters are in alphabetical order: move the first name that differs', () => {
  const keys = adopters.map(keyOf);
  expect(keys).toEqual([...keys].sort());
});

it('events are ordered by date, newest first: move the first event that differs', () => {
  const days = events.map(({ begins }) => begins);
  expect(days).toEqual([...days].sort().reverse());
});
