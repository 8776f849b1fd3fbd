// cspell:ignore behaviour behavioural favourite neighbouring cancelled cancellable labelling licences
// cspell:ignore defence optimise serialisation tokeniser analyse centre metres catalogue programmes
// cspell:ignore fulfilment judgement artefacts artefact towards grey tyre unmarshaler behaviors
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

  it.each([
    ['behaviour', 'behavior'],
    ['behavioural', 'behavioral'],
    ['favourite', 'favorite'],
    ['neighbouring', 'neighboring'],
    ['cancelled', 'canceled'],
    ['cancellable', 'cancelable'],
    ['labelling', 'labeling'],
    ['unmarshaller', 'unmarshaler'],
    ['licences', 'licensing'],
    ['defence', 'defense'],
    ['optimise', 'optimize'],
    ['serialisation', 'serialization'],
    ['tokeniser', 'tokenizer'],
    ['analyse', 'analyze'],
    ['centre', 'center'],
    ['metres', 'meters'],
    ['catalogue', 'catalog'],
    ['programmes', 'programs'],
    ['fulfilment', 'fulfillment'],
    ['judgement', 'judgment'],
    ['artefacts', 'artifacts'],
    ['towards', 'toward'],
    ['grey', 'gray'],
    ['tyre', 'tire'],
  ])('is the same for British %s and American %s', (british, american) => {
    expect(stem(british)).toBe(stem(american));
  });

  it.each([
    ['four', 'for'],
    ['size', 'sis'],
    ['prize', 'prise'],
    ['tour', 'tor'],
  ])('differs for %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
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
