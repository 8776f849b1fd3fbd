import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  divide,
  firstEditionFile,
  readFirstEdition,
} from '../../../../src/checks/prose/first-edition';
import { checkFile } from '../../../../src/checks/prose/model/check';

/** The list with these lines, on a site with two pages. */
function list(...lines: readonly string[]): ReturnType<typeof readFirstEdition> {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'edition-'));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, file), text);
  };
  try {
    write('docs/one.mdx', '');
    write('docs/two.mdx', '');
    write(firstEditionFile, lines.map((line) => `${line}\n`).join(''));
    return readFirstEdition(siteDir);
  } finally {
    fs.rmSync(siteDir, { recursive: true });
  }
}

describe('a file of the first edition', () => {
  const text = 'It runs anew, on a fiber of its own.';
  const rulesOf = (file: string, ...lines: readonly string[]) => {
    const { binding, excused } = divide(
      file,
      checkFile(file, text)?.findings ?? [],
      list(...lines),
    );
    return [binding, excused].map((findings) => findings.map(({ rule }) => rule));
  };

  it('is excused from the new rules, and from no others', () => {
    expect(rulesOf('docs/one.mdx', 'docs/one.mdx')).toEqual([['archaic'], ['of-its-own']]);
    expect(rulesOf('docs/two.mdx', 'docs/one.mdx')).toEqual([['archaic', 'of-its-own'], []]);
  });

  it('is not a page of the archive, which has no second edition', () => {
    expect(rulesOf('versioned_docs/version-1.x/index.mdx')).toEqual([['archaic'], []]);
  });
});

it('refuses lines of files that are gone, out of order or there twice', () => {
  const findings = (...lines: readonly string[]) =>
    list(...lines).findings.map(({ file, line, problem }) => `${file}:${line}: ${problem}`);
  expect(findings('docs/one.mdx', 'docs/two.mdx')).toEqual([]);
  expect(findings('docs/one.mdx', 'docs/three.mdx')).toEqual([
    `${firstEditionFile}:2: there is no file docs/three.mdx`,
  ]);
  expect(findings('docs/two.mdx', 'docs/one.mdx')).toEqual([
    `${firstEditionFile}:2: docs/one.mdx is out of order`,
  ]);
  expect(findings('docs/one.mdx', 'docs/one.mdx')).toHaveLength(1);
});
