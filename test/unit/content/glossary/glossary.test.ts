import { glossaryIds, lookUp } from '../../../../src/content/glossary/model/lookup';
import { byLetter, type Terms } from '../../../../src/content/glossary/model/term';
import { glossary } from '../../../../src/content/glossary/terms';

const terms: Terms = glossary;

describe.each(Object.entries(terms))('the term %s', (id, { definition }) => {
  it('has an id that is suitable for an address', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has a definition of 60 to 320 characters, in whole sentences', () => {
    expect(definition.length).toBeGreaterThanOrEqual(60);
    expect(definition.length).toBeLessThanOrEqual(320);
    expect(definition).toMatch(/^[A-Z`][\s\S]*\.$/);
    expect(definition.split('`').length % 2).toBe(1);
  });
});

it('marks each of the four outcomes once', () => {
  const outcomes = Object.values(terms).flatMap(({ outcome }) => outcome ?? []);
  expect(outcomes.sort()).toEqual(['defect', 'failure', 'interruption', 'value']);
});

it('finds a term by its id, name, other forms or plural', () => {
  const found = ['fiber', 'Fibers', 'typed failure', '`FiberRef`', 'services', 'UIO'].map(
    (name) => lookUp(name)?.id,
  );
  expect(found).toEqual(['fiber', 'fiber', 'failure', 'fiber-ref', 'service', 'type-alias']);
  expect(lookUp('monad')).toBeNull();
});

it('lists every term once, in the order of letters', () => {
  const letters = byLetter(terms);
  expect([...letters.keys()]).toEqual([...letters.keys()].sort());
  expect([...letters.values()].flat()).toHaveLength(glossaryIds.length);
});
