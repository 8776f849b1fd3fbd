import fs from 'node:fs';
import path from 'node:path';
import { Memory } from '../../../../src/checks/page-rules/memory';
import type { Site } from '../../../../src/checks/page-rules/model/page';
import { currentDocs } from '../../../../src/facts/inventory/pages-on-disk';
import { page, spoiled, withSite } from '../support/small-site';

const source = {
  file: spoiled,
  id: 'reference/retrying',
  docs: currentDocs,
  text: page('See [questions](../faq.mdx).'),
};
const finding = { file: spoiled, line: 6, problem: 'no', remedy: 'yes' };

/** What a later run remembers of the page, after a check that asked for one file. */
const remembered = (
  findings: readonly (typeof finding)[],
  change: (folder: string) => Partial<typeof source>,
  facts: Partial<Site> = {},
): boolean =>
  withSite({}, (folder) => {
    const site: Site = {
      planned: [],
      host: 'zio.dev',
      classPathProblem: () => null,
      exists: (file) => fs.existsSync(path.join(folder, file)),
      screens: () => new Map(),
    };
    const memory = new Memory(folder, site);
    memory.check(source, ({ exists }) => ({ findings, asked: exists('docs/faq.mdx') }));
    memory.save();
    const later = { ...source, ...change(folder) };
    return new Memory(folder, { ...site, ...facts }).isClean(later);
  });

it('remembers a page without findings as long as nothing that the rules read has changed', () => {
  expect(remembered([], () => ({}))).toBe(true);
  expect(remembered([finding], () => ({}))).toBe(false);
  expect(remembered([], () => ({ text: `${source.text}\nMore.\n` }))).toBe(false);
  expect(remembered([], () => ({}), { planned: ['faq'] })).toBe(false);
  expect(
    remembered([], (folder) => {
      fs.rmSync(path.join(folder, 'docs/faq.mdx'));
      return {};
    }),
  ).toBe(false);
});
