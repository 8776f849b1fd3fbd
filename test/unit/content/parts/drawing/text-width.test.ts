import { readOutlines } from '@site/src/publishing/share-images/outlines';
import { widthOf } from '@site/src/content/diagram/model/text';
import { textWidth } from '@site/src/content/parts/drawing/text-width';
import { fontFile } from '@site/src/publishing/page-frame/tags';

/** The maximum by which the table rounds up, in hundredths. */
const rounding = 2;

it('uses the widths of the font', async () => {
  const font = await readOutlines(`static/${fontFile}`);
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const wrong = [...ascii, ...'…–’“”'].filter((each) => {
    const roundedUp = textWidth(each, 100) - font.width(each, 100, 400);
    return roundedUp < 0 || roundedUp > rounding;
  });
  expect(wrong).toEqual([]);
});

it('treats unknown characters as wide', () => {
  expect(textWidth('漢', 12)).toBe(12);
});

it('has room for emphasized text', async () => {
  const font = await readOutlines(`static/${fontFile}`);
  const narrow = ['a lookup of settings', 'ROWS', '100 ms, then 250'].filter(
    (text) => widthOf([{ text, code: false }], 14) < font.width(text, 14, 700),
  );
  expect(narrow).toEqual([]);
});
