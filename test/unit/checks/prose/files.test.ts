import fs from 'node:fs';
import path from 'node:path';
import { checkSources, readProseSources } from '../../../../src/checks/prose/files';
import { readFirstEdition } from '../../../../src/checks/prose/first-edition';
import { formatFindings } from '../../../../src/utils/validation/finding';

const siteDir = path.resolve(__dirname, '../../../..');

it('finds nothing in the English of the site', () => {
  const { findings } = checkSources(siteDir, readProseSources(siteDir));
  expect(formatFindings(findings)).toBe('');
});

it('lets files leave the list of the first edition, and none join it', () => {
  const start = fs.readFileSync(path.join(__dirname, 'first-edition-2026-11.txt'), 'utf8');
  const before = new Set(start.split('\n'));
  const joined = [...readFirstEdition(siteDir).files].filter((file) => !before.has(file));
  expect(joined).toEqual([]);
});
