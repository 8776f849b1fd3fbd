import path from 'node:path';
import { checkData } from '@site/src/checks/data-rules/check';
import { readPlan } from '@site/src/site/sidebar/build';
import { planProblems } from '@site/src/site/sidebar/build/problems';
import { formatFindings } from '@site/src/utils/validation/finding';

const root = path.resolve(__dirname, '../../..');

it('finds pages, inventory, categories, and catalog in agreement', () => {
  expect(planProblems(readPlan(root)).join('\n')).toBe('');
});

it('finds nothing wrong in data and lock files', () => {
  expect(formatFindings(checkData(root))).toBe('');
});
