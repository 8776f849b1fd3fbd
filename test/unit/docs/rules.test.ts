import path from 'node:path';
import { pageFindings } from '../../../src/checks/page-rules';
import { fileFindings } from '../../../src/checks/site-files';
import { formatFindings } from '../../../src/utils/validation/finding';

const root = path.resolve(__dirname, '../../..');

it('the files and pages of the site keep the rules that stop a build', () => {
  expect(formatFindings([...fileFindings(root), ...pageFindings(root)])).toBe('');
}, 120_000);
