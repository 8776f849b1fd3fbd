import fs from 'node:fs';
import {
  breakLines,
  cardSvg,
  type Outlines,
} from '../../../../src/publishing/share-images/model/card';
import { wantedPicture } from '../../../../src/publishing/share-images/model/built-pages';
import { lightColours } from '../../../../src/publishing/share-images/model/colours';

/** Letters half as wide as they are high; the outlines say what was drawn. */
const outlines: Outlines = {
  width: (text, size) => (text.length * size) / 2,
  path: (text, size, _weight, { x, y }) => `[${text}|${size}|${Math.round(x)},${Math.round(y)}]`,
};
const colours = lightColours(fs.readFileSync('src/css/tokens.css', 'utf8'));
const drawn = (title: string): string[] =>
  [...cardSvg({ title, section: 'Reference' }, outlines, colours).matchAll(/\[([^|]*)\|(\d+)\|/g)]
    .map(([, text, size]) => `${text} ${size}`)
    .slice(1);

it('breaks a text between words, on as few lines as fit', () => {
  expect(breakLines('one two three four', 9, (text) => text.length)).toEqual([
    'one two',
    'three',
    'four',
  ]);
});

it('breaks a name that is too long for a line after its dots', () => {
  const width = (text: string) => text.length;
  expect(breakLines('in Outer.Inner.Name here', 12, width)).toEqual([
    'in Outer.',
    'Inner.Name',
    'here',
  ]);
  expect(breakLines('in A.B', 5, width)).toEqual(['in', 'A.B']);
});

it('draws a short title large, and a long one smaller on several lines', () => {
  expect(drawn('Fiber')).toEqual(['Fiber 104']);
  expect(drawn('Exposing the cause of everything in the success channel of effects')).toEqual([
    'Exposing the cause of 74',
    'everything in the success 74',
    'channel of effects 74',
  ]);
});

it('refuses a title that fits at no size', () => {
  expect(() => drawn('x'.repeat(200))).toThrow('does not fit on the share image');
});

it('takes its colours from the design tokens, and misses one by its name', () => {
  expect(colours.accent).toMatch(/^#[0-9a-f]{6}$/);
  expect(() => lightColours(':root {}')).toThrow('--paper');
});

describe('what a built page says of its picture', () => {
  const page = (...records: object[]) =>
    records
      .map(
        (record) =>
          `<script data-rh=true type=application/ld+json>${JSON.stringify(record)}</script>`,
      )
      .join('');

  it('is found among its records', () => {
    const html = page(
      { '@type': 'BreadcrumbList' },
      { headline: 'Fiber', articleSection: 'Reference', image: 'https://docs.example/share/x.png' },
    );
    expect(wantedPicture(html)).toEqual({
      title: 'Fiber',
      section: 'Reference',
      image: 'https://docs.example/share/x.png',
    });
  });

  it('is nothing on a page without one, and has to be complete', () => {
    expect(wantedPicture(page({ '@type': 'BreadcrumbList' }))).toBeUndefined();
    expect(() =>
      wantedPicture(page({ headline: 'Fiber', image: 'https://a.example/share/x.png' })),
    ).toThrow('articleSection');
  });
});
