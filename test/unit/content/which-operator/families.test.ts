import { families, familyById } from '@site/src/content/which-operator/families';

describe('the decision tables', () => {
  it('are found by their id, and an unknown id is an error that lists the known ids', () => {
    expect(familyById('retrying').title).toBe('Retrying an effect');
    expect(() => familyById('retry')).toThrow(/no such family\. Known: .*retrying/);
  });

  it('have different ids', () => {
    expect(new Set(families.map(({ id }) => id)).size).toBe(families.length);
  });
});

describe.each(families)('the decision table "$id"', ({ id, choices }) => {
  it('has an id in lower case with hyphens', () => {
    expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  it('has at least two rows, each for another situation', () => {
    expect(choices.length).toBeGreaterThanOrEqual(2);
    expect(new Set(choices.map(({ have, want }) => `${have}, ${want}`)).size).toBe(choices.length);
  });

  it('names an operator in each row, without backticks', () => {
    expect(choices.filter(({ use }) => use.length === 0 || use.join().includes('`'))).toEqual([]);
  });

  it('closes all backticks in its texts', () => {
    const texts = choices.flatMap(({ have, want, note = '' }) => [have, want, note]);
    expect(texts.filter((text) => text.split('`').length % 2 === 0)).toEqual([]);
  });
});
