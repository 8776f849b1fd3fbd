import type { Member } from '@site/src/content/snippets/model/members';
import {
  memberName,
  operatorsOf,
  ownerName,
} from '@site/src/checks/operator-coverage/model/operators';

const type = {
  name: 'zio.ZIO',
  also: [],
  library: null,
  section: 'reference',
  home: ['reference'],
};
const operators = (members: readonly Member[], reasons = new Map<string, 'internal'>()) =>
  operatorsOf(
    type,
    { format: 2, type: type.name, owners: [], artifacts: [], declarations: {}, members },
    reasons,
  );
const def = (symbol: string, more: Partial<Member> = {}): Member => ({
  symbol,
  kind: 'def',
  ...more,
});

describe('the operators of a type', () => {
  it('are the methods and values of its instances and of its companion object', () => {
    const found = operators([
      def('zio.ZIO#retry'),
      def('zio.ZIO.unit', { kind: 'val' }),
      def('zio.ZIO.Release', { kind: 'class' }),
    ]);
    expect(found).toMatchObject([
      { symbol: 'zio.ZIO#retry', name: 'retry', ofInstance: true, leftOut: null },
      { symbol: 'zio.ZIO.unit', name: 'unit', ofInstance: false, leftOut: null },
    ]);
  });

  it('leave out deprecated ones, service methods that have an accessor, and listed ones', () => {
    const found = operators(
      [
        def('zio.ZIO#!', { deprecated: 'use orDie' }),
        def('zio.ZIO#sleep', { accessor: 'zio.ZIO.sleep' }),
        def('zio.ZIO.sleep'),
        def('zio.ZIO.tag'),
      ],
      new Map([['zio.ZIO.tag', 'internal']]),
    );
    expect(found.map(({ leftOut }) => leftOut)).toEqual([
      'deprecated',
      'service',
      null,
      'internal',
    ]);
  });

  it('use the word, not the symbol, as the main name of synonyms', () => {
    const found = operators([
      def('zio.ZIO#<*', {}),
      def('zio.ZIO#zipLeft', { aliasOf: 'zio.ZIO#<*' }),
      def('zio.ZIO#<>', { aliasOf: 'zio.ZIO#orElse' }),
      def('zio.ZIO#orElse'),
    ]);
    expect(found.map(({ main, leftOut }) => [main, leftOut])).toEqual([
      ['zio.ZIO#zipLeft', 'alias'],
      ['zio.ZIO#zipLeft', null],
      ['zio.ZIO#orElse', 'alias'],
      ['zio.ZIO#orElse', null],
    ]);
  });

  it('follow chains of aliases, even if they form a circle', () => {
    const found = operators([
      def('zio.ZIO#a', { aliasOf: 'zio.ZIO#b' }),
      def('zio.ZIO#b', { aliasOf: 'zio.ZIO#c' }),
      def('zio.ZIO#c', { aliasOf: 'zio.ZIO#b' }),
    ]);
    expect(found.map(({ leftOut }) => leftOut)).toEqual(['alias', null, 'alias']);
  });
});

describe('the full name', () => {
  it.each([
    ['zio.ZIO#retry', 'zio.ZIO', 'retry'],
    ['zio.ZIO.foreachPar', 'zio.ZIO', 'foreachPar'],
    ['zio.Schedule#&&', 'zio.Schedule', '&&'],
    ['zio.Runtime#UnsafeAPI#run', 'zio.Runtime#UnsafeAPI', 'run'],
    ['zio.ZIO#unary_!!', 'zio.ZIO', 'unary_!!'],
  ])('%s has an owner and a name', (symbol, owner, name) => {
    expect([ownerName(symbol), memberName(symbol)]).toEqual([owner, name]);
  });
});
