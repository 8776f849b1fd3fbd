import { coverage, type CoveringPage } from '@site/src/checks/operator-coverage/model/coverage';
import type { Operator } from '@site/src/checks/operator-coverage/model/operators';
import { tally } from '@site/src/checks/operator-coverage/model/tally';
import { parsePage } from '@site/src/content/markdown/model/parse';
import { sentencesOf } from '@site/src/checks/operator-coverage/model/sentences';
import type { BlockMode } from '@site/src/content/snippets/model/protocol';
import type { PageLock } from '@site/src/content/snippets/model/lock';
import { pageLock } from '../../../content/code-block/locks';

const typed = (name: string, home: string) => ({
  name,
  also: [],
  library: null,
  section: 'reference',
  home: [home],
});
const types = [typed('zio.ZIO', 'reference'), typed('zio.Schedule', 'reference/schedule')];

const operator = (symbol: string, more: Partial<Operator> = {}): Operator => ({
  symbol,
  type: symbol.replace(/[#.]\w+$/, ''),
  name: symbol.replace(/^.*[#.]/, ''),
  ofInstance: symbol.includes('#'),
  main: symbol,
  leftOut: null,
  ...more,
});

/** A lock with blocks of these modes. Each block uses a symbol, or shows its signature. */
function lockOf(...blocks: readonly (readonly [BlockMode, string])[]): PageLock {
  const signature = { overloads: [], deprecated: null, kind: 'def' } as const;
  return pageLock(
    blocks.map(([mode, symbol], index) =>
      mode === 'api'
        ? { mode, signatures: [{ ...signature, name: symbol, symbol }] }
        : { mode, facts: [[0, 0, 1, index, 0]] },
    ),
    { symbols: blocks.map(([, symbol]) => symbol) },
  );
}

const page = (id: string, text: string, more: Partial<CoveringPage> = {}): CoveringPage => ({
  id,
  lock: null,
  described: [],
  sentences: sentencesOf(parsePage(text)),
  ...more,
});

const level = (symbol: string, pages: readonly CoveringPage[], others: readonly string[] = []) =>
  coverage(
    types,
    [symbol, ...others].map((one) => operator(one)),
    pages,
  )[0]?.level;

describe('the coverage of an operator', () => {
  it.each([
    ['run', 'running'],
    ['values', 'running'],
    ['compile', 'compiled'],
    ['fail', 'compiled'],
    ['api', 'signature'],
  ] as const)('for a block with the mode %s is "%s"', (mode, expected) => {
    const lock = lockOf([mode, 'zio.ZIO#retry']);
    expect(level('zio.ZIO#retry', [page('reference/a', '', { lock })])).toBe(expected);
  });

  it('is "running" if a claim uses the operator', () => {
    const claims = { hash: '', names: [], uses: ['zio.ZIO#retry'] };
    const lock = { ...lockOf(['api', 'zio.ZIO#retry']), claims };
    expect(level('zio.ZIO#retry', [page('reference/a', '', { lock })])).toBe('running');
  });

  it('is "listed" for a signature with a description', () => {
    const lock = lockOf(['api', 'zio.ZIO#retry']);
    const pages = [page('reference/a', '', { lock, described: [0] })];
    expect(level('zio.ZIO#retry', pages)).toBe('listed');
  });

  it('is "listed" if a sentence explains only this operator, and "mentioned" if it names others too', () => {
    const others = ['zio.ZIO#orElse', 'zio.ZIO#option'];
    const own = page('reference/a', 'With `retry` you try once more.');
    const many = page('reference/a', 'See also how `retry`, `orElse` and `option` do it.');
    expect(level('zio.ZIO#retry', [own], others)).toBe('listed');
    expect(level('zio.ZIO#retry', [many], others)).toBe('mentioned');
    expect(level('zio.ZIO#retry', [page('reference/a', 'See `retry`.')])).toBe('mentioned');
  });

  it('is the best level of all pages in the section of the type, and ignores other sections', () => {
    const pages = [
      page('reference/a', 'With `retry` you try once more.'),
      page('reference/b', '', { lock: lockOf(['run', 'zio.ZIO#retry']) }),
    ];
    expect(level('zio.ZIO#retry', pages)).toBe('running');
    const elsewhere = [page('guides/a', '', { lock: lockOf(['run', 'zio.ZIO#retry']) })];
    expect(level('zio.ZIO#retry', elsewhere)).toBe('absent');
  });

  it('counts a name without a type for the type that the page is about', () => {
    const said = 'Then `map` turns it into something else.';
    const both = ['zio.Schedule#map'];
    expect(level('zio.ZIO#map', [page('reference/schedule/index', said)], both)).toBe('absent');
    expect(
      level('zio.Schedule#map', [page('reference/schedule/index', said)], ['zio.ZIO#map']),
    ).toBe('listed');
    expect(level('zio.ZIO#map', [page('reference/core/zio', said)], both)).toBe('listed');
    const named = 'Then `Schedule#map` turns it into something else.';
    expect(level('zio.Schedule#map', [page('reference/core/zio', named)])).toBe('listed');
  });

  it('counts "when" for the instance method, and "ZIO.when" for the companion method', () => {
    const both = ['zio.ZIO#when', 'zio.ZIO.when'] as const;
    const alone = [page('reference/a', 'With `when(p)` it runs only then.')];
    const typed = [page('reference/a', 'With `ZIO.when(p)` it runs only then.')];
    expect([level(both[0], alone, [both[1]]), level(both[1], alone, [both[0]])]).toEqual([
      'listed',
      'absent',
    ]);
    expect([level(both[0], typed, [both[1]]), level(both[1], typed, [both[0]])]).toEqual([
      'absent',
      'listed',
    ]);
  });
});

describe('the tally of a type', () => {
  const at = (symbol: string, found: Parameters<typeof tally>[1][number]['level'], more = {}) => ({
    ...operator(symbol, more),
    level: found,
  });

  it('counts synonyms once, at the best level of any of them', () => {
    const found = tally('zio.ZIO', [
      at('zio.ZIO#zipRight', 'absent'),
      at('zio.ZIO#then', 'running', { main: 'zio.ZIO#zipRight', leftOut: 'alias' }),
      at('zio.ZIO#tap', 'listed'),
      at('zio.ZIO#old', 'absent', { leftOut: 'deprecated' }),
      at('zio.Schedule#map', 'absent'),
    ]);
    expect(found).toMatchObject({
      members: 4,
      required: 2,
      leftOut: { alias: 1, deprecated: 1 },
      at: { running: 1, listed: 1, absent: 0 },
      missing: [],
    });
  });

  it('names operators that no page shows or lists', () => {
    const found = tally('zio.ZIO', [at('zio.ZIO#tap', 'mentioned'), at('zio.ZIO#map', 'compiled')]);
    expect(found.missing).toEqual([{ symbol: 'zio.ZIO#tap', level: 'mentioned' }]);
  });
});
