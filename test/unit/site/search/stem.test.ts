import { keyOf } from '@site/src/site/search/model/key';
import { parseQuery } from '@site/src/site/search/model/query';
import { stem } from '@site/src/site/search/model/stem';

describe('the stem of a word', () => {
  it.each([
    ['interrupt', ['interrupts', 'interrupting', 'interrupted', 'interruption', 'interruptions']],
    ['retry', ['retries', 'retrying', 'retried']],
    ['close', ['closes', 'closing', 'closed']],
    ['parallel', ['parallelism']],
    ['cancel', ['cancellation', 'canceling']],
  ])('is the same for %s and %j', (word, forms) => {
    expect(new Set([word, ...forms].map(stem)).size).toBe(1);
  });

  it('does not change names and short words', () => {
    const words = ['zio', 'foreachpar2', '<&>', 'is', 'class', 'status'];
    expect(words.map(stem)).toEqual(words);
  });
});

describe('the key of a name', () => {
  it.each([
    ['ZIO#retry', 'zio.retry'],
    ['ZIO.retry(policy)', 'zio.retry'],
    ['foreach par', 'foreachpar'],
    ['Schedule#&&', 'schedule.&&'],
    ['<&>', '<&>'],
    ['@Transactional', 'transactional'],
    ['Spaced, fixed and windowed', 'spacedfixedandwindowed'],
  ])('of %s is %s', (name, key) => {
    expect(keyOf(name)).toBe(key);
  });
});

describe('a query', () => {
  const words = (text: string) => parseQuery(text).words.map(({ word }) => word);

  it('ignores words such as "how" and "a", unless there are no others', () => {
    expect(words('how do I cancel a fiber in ZIO?')).toEqual(['cancel', 'fiber']);
    expect(words('what is this')).toEqual(['what', 'is', 'this']);
  });

  it('ignores the operands of an operator', () => {
    expect(parseQuery('a <&> b')).toMatchObject({ key: '<&>', words: [{ word: '<&>' }] });
  });
});
