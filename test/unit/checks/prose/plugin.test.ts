import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import proseWarnings from '../../../../src/checks/prose/plugin/remark';

let siteDir: string;
const warn = jest.fn();

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  warn.mockClear();
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(file: string, text: string, time: Date): string {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
  fs.utimesSync(target, time, time);
  return target;
}

const later = (): Date => new Date(Date.now() + 60_000);
const earlier = (): Date => new Date(Date.now() - 60_000);

it('warns only about unclean pages that were saved after the start', () => {
  const look = proseWarnings({ siteDir, warn });
  look({}, { path: write('docs/before.mdx', 'It runs anew.', earlier()) });
  look({}, { path: write('docs/clean.mdx', 'It runs again.', later()) });
  expect(warn).not.toHaveBeenCalled();

  look({}, { path: write('docs/page.mdx', 'Text.\n\nIt runs anew.', later()) });
  expect(warn.mock.calls).toEqual([
    [
      'Some sentences need rewording:\ndocs/page.mdx:3: “anew” in “It runs anew.” (archaic).\n  Write again.',
    ],
  ]);
});
