import fs from 'node:fs';
import path from 'node:path';
import { checkSources, readProseSources, readUnclean } from '../../../../src/checks/prose/files';
import type { ProseReport } from '../../../../src/checks/prose/model/check';
import {
  outdated,
  parseUnclean,
  refused,
  shrunk,
} from '../../../../src/checks/prose/model/unclean';
import { formatFindings } from '../../../../src/utils/validation/finding';

const siteDir = path.resolve(__dirname, '../../../..');

describe('the English of the site', () => {
  const reports = checkSources(siteDir, readProseSources(siteDir));
  const unclean = readUnclean(siteDir);

  it('has no findings in files that are not on the list', () => {
    expect(formatFindings(refused(reports, unclean))).toBe('');
  });

  it('has no clean files on the list of unclean files', () => {
    const exists = (file: string): boolean => fs.existsSync(path.join(siteDir, file));
    expect(formatFindings(outdated(reports, unclean, exists))).toBe('');
  });

  it('has no file with more allowed findings than when the check was added', () => {
    // The list at the time when the check was added. Only a new rule may raise numbers, and then in
    // both files.
    const first = parseUnclean(fs.readFileSync(path.join(__dirname, 'first-unclean.tsv'), 'utf8'));
    const grown = [...unclean].filter(([file, most]) => most > (first.get(file) ?? 0));
    expect(grown).toEqual([]);
  });
});

describe('the list of unclean files', () => {
  const report = (file: string, count: number): ProseReport => ({
    file,
    words: 10,
    findings: [
      {
        file,
        line: 9,
        rule: 'even-sentences',
        problem: 'w',
        remedy: 'r',
        starts: [],
        isWarning: true,
      },
      ...Array.from({ length: count }, (_, at) => ({
        ...{ file, line: at + 1, rule: 'archaic', problem: 'p', remedy: 'r', starts: [] },
      })),
    ],
  });
  const list = parseUnclean('docs/a.mdx\t2\ndocs/b.mdx\t3\n');

  it('allows a file as many findings as its line says, and other files none', () => {
    expect(refused([report('docs/a.mdx', 2), report('docs/c.mdx', 0)], list)).toEqual([]);
    expect(refused([report('docs/a.mdx', 3)], list).map(({ problem }) => problem)).toEqual([
      'there are 3 findings, but src/checks/prose/unclean.tsv allows only 2',
      'p',
      'p',
      'p',
    ]);
    expect(refused([report('docs/c.mdx', 1)], list)).toHaveLength(1);
  });

  it('reports lines for files that are clean or deleted', () => {
    const found = outdated([report('docs/a.mdx', 0)], list, (file) => file !== 'docs/b.mdx');
    expect(formatFindings(found)).toBe(
      [
        'src/checks/prose/unclean.tsv:1: docs/a.mdx is clean.',
        '  Remove its line from the list, or run: npm run prose -- --shrink.',
        'src/checks/prose/unclean.tsv:2: there is no docs/b.mdx.',
        '  Remove its line from the list, or run: npm run prose -- --shrink.',
      ].join('\n'),
    );
  });

  it('shrinks to the remaining findings, and never grows', () => {
    const reports = [report('docs/a.mdx', 1), report('docs/b.mdx', 9), report('docs/c.mdx', 1)];
    expect(shrunk(list, reports)).toBe('docs/a.mdx\t1\ndocs/b.mdx\t3\n');
    expect(shrunk(list, [])).toBe('');
  });
});
