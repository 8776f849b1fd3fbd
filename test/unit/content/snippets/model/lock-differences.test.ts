import { lockDifferences } from '@site/src/content/snippets/model/lock-differences';
import { readPage } from '@site/src/content/snippets/model/page';
import { problemText } from '@site/src/content/snippets/model/problem';
import { lockOf } from './support';

const file = 'docs/a.mdx';
const { fences } = readPage(file, '```scala\na\n```\n\n```scala\nb\n```\n');
const lock = lockOf(file, fences);

describe('the differences between locks', () => {
  const differences = (...args: Parameters<typeof lockDifferences>) =>
    lockDifferences(...args).map(problemText);

  it('are empty for equal locks', () => expect(differences(lock, lock, fences)).toEqual([]));

  it('ignore another numbering of symbols', () => {
    const facts = (symbol: number) => () => ({ facts: [[0, 0, 1, symbol, 0] as const] });
    const one = { ...lockOf(file, fences, facts(0)), symbols: ['zio.ZIO'], types: ['A'] };
    const other = { ...lockOf(file, fences, facts(1)), symbols: ['x', 'zio.ZIO'], types: ['A'] };
    expect(differences(one, other, fences)).toEqual([]);
  });

  it('name a release that has changed', () => {
    const artifacts = ['dev.zio:zio_3:2.1.27'];
    const newer = { ...lock, checkedAgainst: { ...lock.checkedAgainst, artifacts } };
    expect(differences(lock, newer, fences)).toEqual([
      'docs/a.mdx:1:1: error: `artifacts` is dev.zio:zio_3:2.1.26 in the lock file, but dev.zio:zio_3:2.1.27 in the check',
    ]);
  });

  it('name the block, and show the old and the new output', () => {
    const newer = lockOf(file, fences, (index) => (index === 1 ? { output: 'two\nlines' } : {}));
    expect(differences(lock, newer, fences)).toEqual([
      'docs/a.mdx:5:1: error: the lock file differs in: its output\n  - null\n  + two\n  + lines',
    ]);
  });

  it('report a different number of blocks', () => {
    const shorter = { ...lock, blocks: lock.blocks.slice(0, 1) };
    expect(differences(shorter, lock, fences)).toEqual([
      'docs/a.mdx:1:1: error: the lock file has 1 blocks, but the page has 2',
    ]);
  });
});
