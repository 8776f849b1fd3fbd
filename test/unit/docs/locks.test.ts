import path from 'node:path';
import { readLock } from '@site/src/content/snippets/lock-files';
import { lockedPageFiles } from '@site/src/content/snippets/check/pages';

const root = path.resolve(__dirname, '../../..');

it('has only lock files that the check wrote', () => {
  for (const page of lockedPageFiles(root)) readLock(root, page);
});
