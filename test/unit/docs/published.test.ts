import path from 'node:path';
import { unrecordedAddresses } from '@site/src/publishing/redirects/published';

it('records all addresses: if some are missing, `npm run snippets -- docs/PAGE.mdx` adds them', () => {
  expect(unrecordedAddresses(path.resolve(__dirname, '../../..'))).toEqual([]);
});
