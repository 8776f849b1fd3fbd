import { families, familyById } from '@site/src/content/which-operator/families';
import { familyProblems, type OperatorFamily } from '@site/src/content/which-operator/model/family';
import { readInventory } from '@site/src/facts/inventory/inventory';

const planned = new Set(readInventory('.').map(({ id }) => id));

const good: OperatorFamily = {
  id: 'waiting',
  title: 'Waiting',
  page: 'reference/schedule/index',
  choices: [
    { have: 'an effect', want: 'run it later', use: ['delay(d)'] },
    { have: 'nothing', want: 'wait', use: ['ZIO.sleep(d)'] },
  ],
};

const problemsOf = (...broken: OperatorFamily[]): string[] =>
  familyProblems(broken, (id) => planned.has(id));

describe('the decision tables', () => {
  it('are all valid', () => {
    expect(familyProblems(families, (id) => planned.has(id))).toEqual([]);
  });

  it('are found by their id, and an unknown id is an error that lists the known ids', () => {
    expect(familyById('retrying').title).toBe('Retrying an effect');
    expect(() => familyById('retry')).toThrow(/no such family\. Known: .*retrying/);
  });

  it.each<[string, OperatorFamily[], RegExp]>([
    ['an id twice', [good, good], /this id is used twice/],
    ['a page outside the inventory', [{ ...good, page: 'nowhere' }], /nowhere is not a page/],
    ['a single choice', [{ ...good, choices: good.choices.slice(1) }], /needs at least two rows/],
    [
      'two rows for one situation',
      [{ ...good, choices: [...good.choices, ...good.choices.slice(1)] }],
      /two rows have the situation "nothing, wait"/,
    ],
    [
      'an open backtick',
      [{ ...good, choices: [...good.choices, { have: 'a `Fiber', want: 'x', use: ['join'] }] }],
      /there is an unclosed backtick in "a `Fiber"/,
    ],
    [
      'a row without an operator',
      [{ ...good, choices: [...good.choices, { have: 'a', want: 'b', use: [] }] }],
      /the row "b" does not name an operator/,
    ],
  ])('reject %s', (_, broken, message) => {
    expect(problemsOf(...broken).join('\n')).toMatch(message);
  });
});
