import path from 'node:path';
import { checkData } from '@site/src/checks/data-rules/check';
import { formatFindings } from '@site/src/utils/validation/finding';

it('finds nothing wrong in data and lock files', () => {
  expect(formatFindings(checkData(path.resolve(__dirname, '../../..')))).toBe('');
});
