import fs from 'node:fs';
import { readAudit } from '@site/src/checks/dependencies/model/advisories';
import { lockedPackages } from '@site/src/checks/dependencies/model/lock';
import { isAllowed, problems } from '@site/src/checks/dependencies/model/problems';

const locked = lockedPackages(fs.readFileSync('package-lock.json', 'utf8'));
const plain = { name: 'new-one', version: '1.0.0', licence: 'MIT', hasInstallScript: false };

describe('the packages of this project', () => {
  it('break no rule', () => {
    expect(locked.length).toBeGreaterThan(1000);
    expect(problems(locked)).toEqual([]);
  });

  it('run no code when they are installed', () => {
    expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

describe('a new package', () => {
  const found = (change: Partial<typeof plain>): string[] =>
    problems([...locked, { ...plain, ...change }]);

  it.each([
    ['GPL-3.0-only', /under GPL-3.0-only, .* do without it/],
    [undefined, /declares no licence: read its files/],
  ])('under %s is reported with what to do', (licence, message) => {
    expect(found({ licence })).toEqual([expect.stringMatching(message)]);
  });

  it('that wants to run code at installation is reported', () => {
    expect(found({ hasInstallScript: true })).toEqual([
      expect.stringMatching(/^new-one 1.0.0 wants to run code/),
    ]);
  });
});

it('asks for lists that are short: packages that are gone are named', () => {
  expect(problems([plain])).toContainEqual(expect.stringMatching(/^esbuild is no dependency/));
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
])('%s: usable %s', (expression, usable) => {
  expect(isAllowed(expression)).toBe(usable);
});

describe('the registry on known vulnerabilities', () => {
  const report = {
    vulnerabilities: {
      a: { name: 'a', severity: 'high', via: [{ title: 'Bad', url: 'https://x.example/1' }] },
      b: { name: 'b', severity: 'high', via: ['a'] },
    },
  };

  it('names the package that is at fault, not those that use it', () => {
    expect(readAudit(JSON.stringify(report))).toEqual({
      kind: 'answered',
      found: [{ package: 'a', severity: 'high', about: ['https://x.example/1'] }],
    });
  });

  it('is not asked again about what was accepted', () => {
    const accepted = new Map([['https://x.example/1', 'the site does not run it']]);
    expect(readAudit(JSON.stringify(report), accepted)).toEqual({ kind: 'answered', found: [] });
  });

  it.each([
    ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
    ['{"error":{"code":"ENOTFOUND","summary":""}}', 'ENOTFOUND'],
    ['', 'nothing was printed'],
    ['<html>proxy</html>', '<html>proxy</html>'],
  ])('%s is no answer, and never a good one', (printed, reason) => {
    expect(readAudit(printed)).toEqual({ kind: 'no answer', reason });
  });
});
