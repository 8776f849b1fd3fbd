import path from 'node:path';
import { checkSources, readProseSources } from '../../../../src/checks/prose/files';
import { formatFindings } from '../../../../src/utils/validation/finding';

it('finds nothing in the English of the site, apart from warnings', () => {
  const siteDir = path.resolve(__dirname, '../../../..');
  const { errors } = checkSources(siteDir, readProseSources(siteDir));
  expect(formatFindings(errors)).toBe('');
});
