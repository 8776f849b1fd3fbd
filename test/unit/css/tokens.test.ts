/** Checks the contrasts of WCAG 2.2, level AA, for the colors of `tokens.css` in both themes. */
import fs from 'node:fs';
import path from 'node:path';

const css = fs.readFileSync(path.resolve('src/css/tokens.css'), 'utf8');
const [base = ''] = css.split('@media');
const colors = new Map(
  [...base.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const outcomes = ['success', 'failure', 'defect', 'interruption'];
const grounds = ['paper', 'paper-raised', 'paper-sunk', 'accent-wash'];
const texts = [
  'ink',
  'ink-soft',
  'accent',
  ...outcomes.map((outcome) => `outcome-${outcome}`),
  ...['ink', 'keyword', 'type', 'literal', 'comment'].map((hue) => `code-${hue}`),
];
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground])),
  ['outcome-failure', 'outcome-failure-wash'],
  ['ink', 'selection'],
  ['accent-ink', 'accent'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const color = (name = ''): string => {
    const found = colors.get(name)?.[theme];
    if (found === undefined) throw new Error(`src/css/tokens.css has no color --${name}`);
    return found;
  };

  it.each(pairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('the borders of controls are visible on %s', (ground) => {
    expect(contrast(color('rule-strong'), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('allows raw colors only in the tokens file', () => {
  const raw = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .filter((file) => !/tokens|print/.test(file))
    .filter((file) =>
      /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(fs.readFileSync(path.join('src', file), 'utf8')),
    );
  expect(raw).toEqual([]);
});
