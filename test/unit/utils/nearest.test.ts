// cspell:ignore hiden
import { nearest } from '@site/src/utils/nearest';

describe('nearest', () => {
  const words = ['run', 'values', 'fail', 'hidden', 'unstable'];

  it.each([
    ['vales', 'values'],
    ['hiden', 'hidden'],
    ['Run', 'run'],
    ['rnu', 'run'],
  ])('corrects %s to %s', (typed, meant) => expect(nearest(typed, words)).toBe(meant));

  it('suggests nothing for a word without a similar one', () =>
    expect(nearest('compile', words)).toBeNull());
});
