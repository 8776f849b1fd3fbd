import { nearest } from '@site/src/utils/nearest';

describe('nearest', () => {
  const words = ['run', 'values', 'fail', 'hidden', 'unstable'];

  it.each([
    ['vales', 'values'],
    ['hiden', 'hidden'],
    ['Run', 'run'],
    ['rnu', 'run'],
  ])('takes %s for %s', (typed, meant) => expect(nearest(typed, words)).toBe(meant));

  it('suggests nothing for a word that resembles none', () =>
    expect(nearest('compile', words)).toBeNull());
});
