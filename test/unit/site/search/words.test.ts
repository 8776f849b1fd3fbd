// cspell:ignore foraech rety retyr shcedlue
import { distance } from '@site/src/utils/distance';
import { camelParts, isOperator, pairsOf, wordsOf } from '@site/src/site/search/model/words';

describe('the words of a text', () => {
  it.each([
    ['foreachParDiscard', ['foreach', 'Par', 'Discard']],
    ['HTTPServer', ['HTTP', 'Server']],
    ['ZIO', ['ZIO']],
    ['zipWith3', ['zip', 'With3']],
  ])('split %s at its capital letters', (name, parts) => {
    expect(camelParts(name)).toEqual(parts);
  });

  it('contain a qualified name and its parts', () => {
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

  it('mark the parts of a name if a mark is given', () => {
    expect(wordsOf('NoSpace spaced', '·')).toEqual(['nospace', '·no', '·space', 'spaced']);
  });

  it('form pairs, without words such as "of", and not across punctuation', () => {
    expect(pairsOf('Running out of memory, exit codes')).toEqual([
      'run out',
      'out memory',
      'exit cod',
    ]);
    expect(pairsOf('OutOfMemoryError')).toContain('out memory');
  });

  it('contain symbolic operators', () => {
    expect(wordsOf('a <&> b, c *> d')).toEqual(['a', 'b', 'c', 'd', '<&>', '*>']);
  });

  it('contain annotations by name and versions by number', () => {
    expect(wordsOf('@Transactional in 2.1.26')).toEqual(['transactional', 'in', '2.1.26']);
  });
});

describe('a query', () => {
  it.each(['<&>', '>>>', '*>', '++'])('can be the operator %s', (symbol) => {
    expect(isOperator(symbol)).toBe(true);
    expect(wordsOf(symbol)).toEqual([symbol]);
  });

  it('with words is treated as text, not as an operator', () => {
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
