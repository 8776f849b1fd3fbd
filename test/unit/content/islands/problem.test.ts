import vm from 'node:vm';
import { createElement } from 'react';
import { islandProblem } from '../../../../src/content/islands/problem';

it('accepts what JSON keeps as it is', () => {
  const props = { a: 'text', b: [1, null, { c: true, d: undefined }], e: {} };
  expect(islandProblem('sidebar', props)).toBeUndefined();
  // Docusaurus renders pages in another realm.
  const elsewhere = vm.runInNewContext('({ a: [{ b: 1 }] })') as object;
  expect(islandProblem('sidebar', elsewhere)).toBeUndefined();
});

it('names the two files that an unknown name has to be added to', () => {
  const problem = islandProblem('counter', {});
  expect(problem).toContain('<Island name="counter">: no island has this name.');
  expect(problem).toContain('src/content/islands/names.ts');
  expect(problem).toContain('src/site/application/registry.ts');
});

it.each([
  [{ onPick: () => undefined }, 'onPick'],
  [{ children: createElement('p') }, 'children'],
  [{ rows: [{ since: new Date(0) }] }, 'rows.0.since'],
  [{ most: Number.NaN }, 'most'],
  [{ list: ['a', undefined] }, 'list.1'],
])('names the property that cannot be written into a page: %#', (props, at) => {
  expect(islandProblem('sidebar', props)).toContain(
    `<Island name="sidebar">: the page can't keep the value of "${at}"`,
  );
});
