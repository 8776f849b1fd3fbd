import {
  ownerPath,
  placeOf,
  symbolAddress,
} from '../../../../src/content/code-block/model/symbol-address';
import { beginningWith, initials, matching } from '../../../../src/site/operators/model/filter';
import { explain, headingAt } from '../../../../src/site/operators/model/homes';
import {
  byOwner,
  documentedSymbols,
  indexSymbols,
} from '../../../../src/site/operators/model/operators';
import { pageLock } from '../../content/code-block/locks';

const signature = (symbol: string) => ({
  name: symbol,
  symbol,
  overloads: [],
  deprecated: null,
  kind: 'def' as const,
});
const ours = new Set(['dev.zio']);
const names = ['zio.ZIO#retry', 'scala.Option', 'zio.ZIO', '<page>.x', 'zio.Chunk.$anon#f'];
const uses = (...symbols: number[]) => ({
  facts: symbols.map((symbol, line) => [line, 0, 1, symbol, 0] as const),
});
const page = (title: string, ...blocks: Parameters<typeof pageLock>[0][number][]) => ({
  path: `/${title}`,
  title,
  lock: pageLock(blocks, { symbols: names }),
  headings: blocks.map((_, index) => `Heading ${index + 1}`),
});

const pages = [
  page('guide', uses(0, 1), uses(0, 3), uses(0, 4)),
  page('retrying', { signatures: [signature('zio.ZIO#retry')] }),
  page('faq', uses(2)),
];
const symbols = indexSymbols(pages, ours);

test('contains only symbols of ZIO libraries, without generated ones', () => {
  expect(symbols.map(({ symbol }) => symbol)).toEqual(['zio.ZIO', 'zio.ZIO#retry']);
});

test('lists the page with the signature first, then every page with its blocks', () => {
  expect(symbols[1]?.uses).toEqual([
    {
      path: '/retrying',
      title: 'retrying',
      blocks: [1],
      heading: 'Heading 1',
      documents: true,
    },
    { path: '/guide', title: 'guide', blocks: [1, 2, 3], heading: 'Heading 1' },
  ]);
});

describe('an explained symbol', () => {
  const ledger = { path: '/zio#types', title: 'ZIO', heading: 'Types' };
  const choice = { have: 'a failure that passes', want: 'try again', use: ['retry(schedule)'] };
  const family = { id: 'retrying', title: 'Retrying', page: 'retrying', choices: [choice] };
  const declared = new Map([['zio.ZIO#retry', ['def retry: A', 'def retry(n: Int): A']]]);
  const explained = explain(
    symbols,
    new Map([['ZIO', ledger]]),
    declared,
    [family],
    (id) => `/${id}`,
  );

  test('is at home in the section of the ledger, or the first one with its signature', () => {
    expect(documentedSymbols(explained)).toEqual({
      'zio.ZIO': ['/zio#types', 'ZIO › Types'],
      'zio.ZIO#retry': ['/retrying#code-1', 'retrying › Heading 1'],
    });
  });

  test('has its first declaration, and the row of the decision table that offers it', () => {
    expect(explained[1]).toMatchObject({
      declaration: 'def retry: A',
      choice: { have: choice.have, want: choice.want, family: { id: 'retrying' } },
    });
  });
});

test('groups members by their owner', () => {
  expect(byOwner(symbols)).toMatchObject([
    { name: 'zio.ZIO', pack: 'zio', symbols: [{ member: '' }, { member: 'retry' }] },
  ]);
});

test("shows the last part of an owner's name, or the full name if that is ambiguous; ZIO's own come first", () => {
  const symbols = ['zio.cache.Cache', 'zio.ZIO', 'zio.query.Cache', 'zio.test.assertTrue'];
  const owners = byOwner(symbols.map((symbol) => ({ symbol, member: '', uses: [] })));
  expect(owners.map(({ title }) => title)).toEqual([
    'ZIO',
    'zio.cache.Cache',
    'zio.query.Cache',
    'Package zio.test',
  ]);
});

test.each([
  ['zio.ZIO', 'zio.ZIO', ''],
  ['zio.ZIO#retry', 'zio.ZIO', 'retry'],
  ['zio.Runtime#UnsafeAPI#run', 'zio.Runtime', 'UnsafeAPI#run'],
  ['zio.http.Method.POST.#|', 'zio.http.Method.POST', '.#|'],
  ['zio.ZIO.succeed', 'zio.ZIO', '.succeed'],
  ['zio.Cause.Die', 'zio.Cause', '.Die'],
  ['zio.test.assertTrue', 'zio.test', '.assertTrue'],
])('splits %s into owner and member', (symbol, owner, member) => {
  expect(placeOf(symbol)).toEqual({ owner, member });
});

test('gives every symbol an address, including symbolic names', () => {
  expect(ownerPath('zio.stream.ZStream')).toBe('/operators/zio/stream/ZStream');
  expect(symbolAddress('zio.ZIO#<&>')).toBe('/operators/zio/ZIO#~3c~26~3e');
});

describe('the filter', () => {
  const owners = [
    {
      name: 'zio.ZIO',
      pack: 'zio',
      members: [
        ['retry', 3],
        ['.succeed', 2],
      ] as const,
    },
    { name: 'zio.Ref', pack: 'zio', members: [['get', 1]] as const },
  ];
  const found = (query: string) => matching(owners, query).map(({ name }) => name);

  test.each([
    ['retry', ['ZIO#retry']],
    ['ZIO#ret', ['ZIO#retry']],
    ['zio.succ', ['ZIO.succeed']],
    [' ref ', ['Ref#get']],
    ['e', ['ZIO#retry', 'ZIO.succeed', 'Ref#get']],
    ['nothing', []],
  ])('finds %s', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('lists members by their initials, without their types', () => {
    expect(initials(owners)).toEqual(['G', 'R', 'S']);
    expect(beginningWith(owners, 'S').map(({ name }) => name)).toEqual(['ZIO.succeed']);
  });
});

test.each([
  ['again', 'Try again'],
  ['how-long-to-wait', 'How long to wait'],
  ['gone', ''],
])('finds the heading at #%s', (anchor, heading) => {
  expect(headingAt('## *Try* again {/* #again */}\n\n### How long to wait\n', anchor)).toBe(
    heading,
  );
});
