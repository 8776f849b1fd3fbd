import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageHistory } from '@site/src/docusaurus/history';

describe('the dates of pages', () => {
  let folder: string;
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd });

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  function repository(): string {
    const whole = path.join(folder, 'whole');
    fs.mkdirSync(whole);
    git(whole, 'init', '-q');
    for (const message of ['first', 'second'])
      git(whole, 'commit', '-qm', message, '--allow-empty');
    return whole;
  }

  it('are shown in a clone with the whole history', () => {
    expect(pageHistory(repository())).toBe('git-eager');
  });

  it('are not shown in a shallow clone, because its first commit touched every file', () => {
    const clone = path.join(folder, 'clone');
    git(folder, 'clone', '-q', '--depth', '1', pathToFileURL(repository()).href, clone);
    expect(pageHistory(clone)).toBe('disabled');
  });

  it('are not shown outside a repository', () => {
    expect(pageHistory(folder)).toBe('disabled');
  });
});
