import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { screenSources } from '../../../../src/publishing/sitemap';
import { lastChangeIn } from '../../../../src/site/last-changes/files';

describe('the last change of files', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'last-changes-'));
  const changes: Record<string, number> = { 'terms/a.ts': 1, 'terms/deep/b.ts': 7, 'page.tsx': 3 };
  const vcs: VcsConfig = {
    initialize: () => {},
    getFileCreationInfo: async () => null,
    getFileLastUpdateInfo: async (file) => {
      const timestamp = changes[path.relative(site, file)];
      return timestamp === undefined ? null : { timestamp, author: 'somebody' };
    },
  };
  beforeAll(() => {
    for (const name of [...Object.keys(changes), 'terms/new.ts']) {
      fs.mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
      fs.writeFileSync(path.join(site, name), '');
    }
  });
  afterAll(() => fs.rmSync(site, { recursive: true }));

  it('is the newest change of all files in a folder', async () => {
    const changeOf = lastChangeIn(site, vcs);
    expect(await changeOf(['terms', 'page.tsx'])).toBe(7);
    expect(await changeOf(['page.tsx'])).toBe(3);
  });

  it('is unknown for files that are missing in the history or on disk', async () => {
    expect(await lastChangeIn(site, vcs)(['terms/new.ts', 'absent'])).toBeUndefined();
  });
});

it('lists only existing files as sources of screens', () => {
  const absent = Object.values(screenSources)
    .flat()
    .filter((source) => !fs.existsSync(source));
  expect(absent).toEqual([]);
});
