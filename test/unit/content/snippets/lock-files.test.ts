import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockFileOf, pageFileOf, readLock } from '@site/src/content/snippets/lock-files';
import { formatLock } from '@site/src/content/snippets/model/lock-text';
import { readPage } from '@site/src/content/snippets/model/page';
import { lockOf } from './model/support';

const page = 'docs/reference/cause.mdx';

describe('lock files', () => {
  let site: string;
  beforeEach(() => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  });
  afterEach(() => fs.rmSync(site, { recursive: true }));

  const write = (text: string) => {
    const file = path.join(site, lockFileOf(page));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };

  const results = (output: string) => {
    const { fences } = readPage(page, '```scala run\n1\n```');
    return lockOf(page, fences, () => ({ output, end: { kind: 'value', text: '1' } }));
  };

  it('have the same paths as the pages', () => {
    expect(lockFileOf(page)).toBe('snippets/lock/docs/reference/cause.mdx.json');
    expect(pageFileOf(lockFileOf(page))).toBe(page);
  });

  it('contain the facts of a block on one line, and can be read back', () => {
    const { fences } = readPage(page, '```scala run\n1\n```');
    const lock = lockOf(page, fences, () => ({
      output: 'a\nb',
      end: { kind: 'value', text: '1' },
      facts: [
        [0, 0, 1, 0, 0],
        [0, 2, 3, 1, 0],
      ],
    }));
    write(formatLock(lock));
    expect(formatLock(lock)).toContain('\n      "facts": [[0,0,1,0,0],[0,2,3,1,0]]\n');
    expect(readLock(site, page)).toEqual(lock);
  });

  it('are null for a page that was never checked', () => expect(readLock(site, page)).toBeNull());

  it.each(['not JSON', '{"format":0}', 'null'])(
    'are rejected, with a way to fix them, if they contain %s',
    (text) => {
      write(text);
      expect(() => readLock(site, page)).toThrow(
        'snippets/lock/docs/reference/cause.mdx.json:1: this is not a lock file of this version of the check.\n  Run `npm run snippets -- docs/reference/cause.mdx`.',
      );
    },
  );

  it.each<[string, (text: string) => string, string, string]>([
    [
      'an edited output',
      (text) => text.replace('"output": "a"', '"output": "b"'),
      'the lock file was edited by hand, or merged',
      'Run `npm run snippets -- docs/reference/cause.mdx`, which runs the code',
    ],
    [
      'no hash',
      (text) => text.replace(/ {2}"hash": .*\n/, ''),
      'the lock file has no hash over its content',
      'Run `npm run snippets`, which adds the hash without running any code',
    ],
    [
      'the results of another page',
      () => formatLock({ ...results('a'), page: 'docs/other.mdx' }),
      'the lock file was copied or renamed: it belongs to docs/other.mdx',
      'Move pages with `npx tsx scripts/move-page.ts OLD NEW`, or run `npm run snippets -- docs/reference/cause.mdx`',
    ],
  ])('are rejected if they contain %s', (_, edit, problem, remedy) => {
    const text = edit(formatLock(results('a')));
    write(text);
    expect(() => readLock(site, page)).toThrow(problem);
    expect(() => readLock(site, page)).toThrow(remedy);
  });
});
