/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockFileOf, readLock } from '../../../../src/content/snippets/lock-files';
import { lockReader } from '@site/src/content/snippets/lock-reader';

jest.mock('../../../../src/content/snippets/lock-files', () => ({
  ...jest.requireActual<object>('../../../../src/content/snippets/lock-files'),
  readLock: jest.fn(() => ({ symbols: [] })),
}));

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'locks-'));
afterAll(() => fs.rmSync(site, { recursive: true }));

const page = 'docs/guides/page.mdx';

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
  fs.writeFileSync(path.join(site, name), text);
}

it('reads the lock of a page again only when the page or the lock has changed', () => {
  const lockOf = lockReader(site);
  write(page, '```scala\nval x = 1\n```\n');
  expect(lockOf(page)).not.toBeNull();
  lockOf(page);
  expect(readLock).toHaveBeenCalledTimes(1);
  write(lockFileOf(page), '{}');
  lockOf(page);
  expect(readLock).toHaveBeenCalledTimes(2);
  write(page, 'Text without code.\n');
  expect(lockOf(page)).toBeNull();
});
