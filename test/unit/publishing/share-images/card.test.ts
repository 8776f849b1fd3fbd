import fs from 'node:fs';
import {
  breakLines,
  cardSvg,
  lightColors,
  type Outlines,
} from '../../../../src/publishing/share-images/model/card';
import { wantedPicture } from '../../../../src/publishing/share-images/model/built-pages';

/** Letters that are half as wide as they are high. The path contains the text that was drawn. */
const outlines: Outlines = {
  width: (text, size) => (text.length * size) / 2,
  path: (text, size, _weight, { x, y }) => `[${text}|${size}|${Math.round(x)},${Math.round(y)}]`,
};
const colors = lightColors(fs.readFileSync('src/css/tokens.css', 'utf8'));
const drawn = (title: string): string[] =>
  [...cardSvg({ title, section: 'Reference' }, outlines, colors).matchAll(/\[([^|]*)\|(\d+)\|/g)]
    .map(([, text, size]) => `${text} ${size}`)
    .slice(1);

it('breaks a text between words into as few lines as possible', () => {
  expect(breakLines('one two three four', 9, (text) => text.length)).toEqual([
    'one two',
    'three',
    'four',
  ]);
});

it('breaks a name after its dots if it is too long for a line', () => {
  const width = (text: string) => text.length;
  expect(breakLines('in Outer.Inner.Name here', 12, width)).toEqual([
    'in Outer.',
    'Inner.Name',
    'here',
  ]);
  expect(breakLines('in A.B', 5, width)).toEqual(['in', 'A.B']);
});

it('draws a short title large, and a long title smaller on several lines', () => {
  expect(drawn('Fiber')).toEqual(['Fiber 104']);
  expect(drawn('Exposing the cause of everything in the success channel of effects')).toEqual([
    'Exposing the cause of 74',
    'everything in the success 74',
    'channel of effects 74',
  ]);
});

it('rejects a title that does not fit at any size', () => {
  expect(() => drawn('x'.repeat(200))).toThrow('does not fit on the share image');
});

it('reads its colors from the design tokens, and names a missing one', () => {
  expect(colors.accent).toMatch(/^#[0-9a-f]{6}$/);
  expect(() => lightColors(':root {}')).toThrow('--paper');
});

describe('the data for the share image of a built page', () => {
  const page = (...records: object[]) =>
    records
      .map(
        (record) =>
          `<script data-rh=true type=application/ld+json>${JSON.stringify(record)}</script>`,
      )
      .join('');

  it('is found in the structured data of the page', () => {
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

  it('is missing on a page without a share image, and otherwise has to be complete', () => {
    expect(wantedPicture(page({ '@type': 'BreadcrumbList' }))).toBeUndefined();
    expect(() =>
      wantedPicture(page({ headline: 'Fiber', image: 'https://a.example/share/x.png' })),
    ).toThrow('articleSection');
  });
});
