import { adopters } from '@site/src/facts/data/adopters';
import { dateProblem, dateText } from '@site/src/facts/data/dates';
import { events, series } from '@site/src/facts/data/events';
import {
  addressProblem,
  byName,
  entryProblems,
  nameKey,
  sentenceProblem,
  type Listed,
} from '@site/src/facts/data/listing';

/** The problems with their file; empty if an entry is valid. */
function fixIn(file: string, problems: readonly (string | null)[]) {
  return problems.filter((problem) => problem !== null).map((problem) => `${file}: ${problem}`);
}

function twice(entries: readonly Listed[], of: (entry: Listed) => string): string[] {
  const keys = entries.map(of);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

describe('adopters', () => {
  const file = 'src/facts/data/adopters.ts';

  it.each(adopters)('$name', (adopter) => {
    const { publishes } = adopter;
    expect(
      fixIn(file, [
        ...entryProblems(adopter),
        publishes ? sentenceProblem(publishes.sentence) : null,
        publishes ? addressProblem(publishes.source) : null,
      ]),
    ).toEqual([]);
  });

  it('lists no adopter twice', () => {
    expect(twice(adopters, (adopter) => nameKey(adopter.name))).toEqual([]);
    expect(twice(adopters, (adopter) => adopter.url)).toEqual([]);
  });

  it('is in alphabetical order: move the first name that differs', () => {
    const names = adopters.map((adopter) => adopter.name);
    expect(names).toEqual([...adopters].sort(byName).map((adopter) => adopter.name));
  });
});

describe('events', () => {
  const file = 'src/facts/data/events.ts';

  it.each(events)('$name', (event) => {
    const { begins, ends } = event;
    expect(
      fixIn(file, [
        ...entryProblems(event),
        sentenceProblem(event.sentence),
        dateProblem(begins),
        ends === undefined ? null : dateProblem(ends),
        ends !== undefined && ends <= begins ? `"${ends}" must be after "${begins}"` : null,
      ]),
    ).toEqual([]);
  });

  it.each(series)('$name', (entry) => {
    expect(fixIn(file, [...entryProblems(entry), sentenceProblem(entry.sentence)])).toEqual([]);
  });

  it('lists no event twice', () => {
    expect(twice([...events, ...series], (entry) => nameKey(entry.name))).toEqual([]);
    expect(twice([...events, ...series], (entry) => entry.url)).toEqual([]);
  });

  it('is ordered by date, newest first: move the first event that differs', () => {
    const dates = events.map((event) => event.begins);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe('the rules of listings', () => {
  it.each([
    ['http://example.org', /must begin with https/],
    ['https://', /not an address/],
    ['https://example.org/a b', /spaces/],
  ])('reject the address %s', (address, message) => {
    expect(addressProblem(address)).toMatch(message);
  });

  it.each([
    ['Too short.', /10 characters; write 30 to 160/],
    ['no capital stands at the beginning of this.', /starts with a capital letter/],
    ['There is no full stop at the end of this', /ends with a full stop/],
    ['Markdown such as `code` has no place in here.', /plain text/],
  ])('reject the sentence "%s"', (sentence, message) => {
    expect(sentenceProblem(sentence)).toMatch(message);
  });

  it('reject an empty or padded name', () => {
    const entry = { url: 'https://example.org', source: 'https://example.org' };
    expect(entryProblems({ ...entry, name: '' })).toEqual([expect.stringMatching(/empty/)]);
    expect(entryProblems({ ...entry, name: ' Shop' })).toEqual([expect.stringMatching(/padded/)]);
  });

  it.each(['2023-4-1', '2023-13', '2023-02-30', 'spring 2023'])('reject the date %s', (date) => {
    expect(dateProblem(date)).toMatch(/is not a date/);
  });

  it.each([
    ['2023-04-21', undefined, '21 April 2023'],
    ['2023-04', undefined, 'April 2023'],
    ['2023', undefined, '2023'],
    ['2023-07-27', '2023-07-28', '27 July 2023 to 28 July 2023'],
  ])('accept and show the date %s', (begins, ends, text) => {
    expect(dateProblem(begins)).toBeNull();
    expect(dateText(begins, ends)).toBe(text);
  });
});
