import { distance } from '@site/src/utils/distance';
import { camelParts, isOperator, pairsOf, wordsOf } from '@site/src/site/search/model/words';

describe('the words of a text', () => {
  it.each([
    ['foreachParDiscard', ['foreach', 'Par', 'Discard']],
    ['HTTPServer', ['HTTP', 'Server']],
    ['ZIO', ['ZIO']],
    ['zipWith3', ['zip', 'With3']],
  ])('cut %s at its humps', (name, parts) => {
    expect(camelParts(name)).toEqual(parts);
  });

  it('hold a qualified name whole and in parts', () => {
    expect(wordsOf('use ZIO#retryOrElse here')).toEqual([
      'use',
      'zio.retryorelse',
      'zio',
      'retryorelse',
      'retry',
      'or',
      'else',
      'here',
    ]);
  });

  it('hold the parts of a name apart from words where that is asked', () => {
    expect(wordsOf('NoSpace spaced', '·')).toEqual(['nospace', '·no', '·space', 'spaced']);
  });

  it('stand together in pairs, but for words that say nothing, up to a mark', () => {
    expect(pairsOf('Running out of memory, exit codes')).toEqual([
      'run out',
      'out memory',
      'exit cod',
    ]);
    expect(pairsOf('OutOfMemoryError')).toContain('out memory');
  });

  it('hold operators of symbols', () => {
    expect(wordsOf('a <&> b, c *> d')).toEqual(['a', 'b', 'c', 'd', '<&>', '*>']);
  });

  it('hold annotations by name and versions by number', () => {
    expect(wordsOf('@Transactional in 2.1.26')).toEqual(['transactional', 'in', '2.1.26']);
  });
});

describe('a query', () => {
  it.each(['<&>', '>>>', '*>', '++'])('may be the operator %s', (symbol) => {
    expect(isOperator(symbol)).toBe(true);
    expect(wordsOf(symbol)).toEqual([symbol]);
  });

  it('is no operator when it has words', () => {
    expect(isOperator('zip <&>')).toBe(false);
  });
});

describe('the distance of two words', () => {
  it.each([
    ['retry', 'retry', 0],
    ['retry', 'retyr', 1],
    ['retry', 'rety', 1],
    ['foreachPar', 'foraechPra', 2],
    ['schedule', 'shcedlue', 2],
    ['fiber', 'promise', 3],
  ])('from %s to %s is %i', (a, b, expected) => {
    expect(distance(a, b, 2)).toBe(expected);
  });
});
