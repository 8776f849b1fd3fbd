import { sortAsInEnglish } from '@site/src/docusaurus/collation';

const given = String.prototype.localeCompare;
afterEach(() => {
  String.prototype.localeCompare = given;
});

it('compares texts as in English by default, and otherwise as in the given language', () => {
  sortAsInEnglish();
  expect(['InterruptStatus', 'interop'].sort((a, b) => a.localeCompare(b))).toEqual([
    'interop',
    'InterruptStatus',
  ]);
  expect('ä'.localeCompare('z')).toBeLessThan(0);
  expect('ä'.localeCompare('z', 'sv')).toBeGreaterThan(0);
});
