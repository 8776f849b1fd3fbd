/** Claims: the tests of a page's spec, named by what they prove about the page. */
import { hashOf } from '../../../utils/hash';
import { parseFenceWords } from './fence-words';
import { sharedFile, type ScalaFence, type SharedCode } from './fences';
import { blockHash } from './hash';
import type { LockedClaim, LockedClaims } from './lock';
import type { SourcePage } from './page';
import { checkCommand, type PageProblem } from './problem';
import type { ClaimResult } from './protocol';

/** What a file of claims can say in its first lines: `// needs: redis`, `// include: http-calls`. */
const directive = /^\/\/ ?(needs|timeout|include): *(\S+) *$/;

/**
 * A file of claims as a page, which the check compiles and runs like other pages. Its last block is
 * the file; before it comes shared code that the file includes.
 *
 * @param page the page that relies on the claims; its library and dependencies are on the class path
 * @param shared looks up code that several pages include
 */
export function claimsPage(
  file: string,
  source: string,
  page: Pick<SourcePage, 'library' | 'dependencies'>,
  shared: SharedCode,
): SourcePage {
  const lines = source.split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => !line.startsWith('//'));
  const asked = lines.slice(0, first).flatMap((text, at) => {
    const [, name = '', value = ''] = directive.exec(text) ?? [];
    return name === '' ? [] : [{ name, value, line: at + 1 }];
  });
  const included = asked.filter(({ name }) => name === 'include');
  const words = asked.filter(({ name }) => name !== 'include');
  const blocks = [
    ...included.map(({ value, line }) => ({
      code: shared(value)?.trimEnd() ?? '',
      meta: `include=${value}`,
      fenceLine: line,
    })),
    {
      code: lines.join('\n'),
      meta: ['run', ...words.map(({ name, value }) => `${name}=${value}`)].join(' '),
      fenceLine: 1,
    },
  ];
  const fences: ScalaFence[] = [];
  const problems: PageProblem[] = [];
  blocks.forEach(({ code, meta, fenceLine }, index) => {
    const { words, problem } = parseFenceWords(meta);
    const wrong = (message: string) => problems.push({ file, line: fenceLine, column: 1, message });
    if (words === null) return wrong(problem);
    const { include } = words;
    if (include !== null && code === '') {
      return wrong(`${sharedFile(include)} contains no code: write some, or fix the name`);
    }
    const node = { type: 'code', lang: 'scala', value: code } as const;
    const columns = code.split('\n').map(() => 0);
    fences.push({
      ...{ index, code, fenceLine, line: 1, columns, twin: null, node },
      words: { ...words, mode: include === null ? 'claims' : words.mode },
    });
  });
  const { library, dependencies } = page;
  return {
    ...{ file, source, library, dependencies, keyLines: {}, files: [], claims: null },
    fences: problems.length === 0 ? fences : [],
    problems,
  };
}

/** Hash of a file of claims with the code that it includes; null if there is no file. */
export function claimsHash(claims: SourcePage | null): string | null {
  const hashes = claims?.fences.map(blockHash) ?? [];
  return hashes.length > 1 ? hashOf(hashes) : (hashes[0] ?? null);
}

/**
 * The claims as the lock of their page keeps them: in the order of their file, because parallel
 * tests start in any order, and without the suite that contains all of them.
 *
 * @param symbols full names of what the file uses
 */
export function lockedClaims(
  hash: string,
  results: readonly ClaimResult[],
  symbols: readonly string[],
): LockedClaims {
  const [first] = results;
  const outer = results.every(({ suites }) => suites[0] === first?.suites[0]) ? 1 : 0;
  const ordered = results.toSorted((a, b) => a.line - b.line);
  return {
    hash,
    names: ordered.map(({ suites, name }) => ({ suites: suites.slice(outer), name })),
    uses: symbols.filter((name) => name.startsWith('zio.')).toSorted(),
  };
}

/** A claim in words: its inner suites, and its name. */
export function claimText({ suites, name }: LockedClaim): string {
  return [...suites, name].join(': ');
}

/** The problem if a page has claims that its lock doesn't contain, or the other way around. */
export function unseenClaims(
  page: string,
  claims: SourcePage | null,
  lock: {
    readonly claims?: LockedClaims;
    readonly checkedAgainst: { readonly sources?: { readonly libraries: readonly string[] } };
  } | null,
): PageProblem[] {
  if (claimsHash(claims) === (lock?.claims?.hash ?? null)) return [];
  const run = checkCommand(page, lock?.checkedAgainst.sources);
  return claims === null
    ? [
        {
          file: page,
          line: 1,
          column: 1,
          message: `the file of claims of this page is gone. Run: ${run}`,
        },
      ]
    : [
        {
          ...{ file: claims.file, line: 1, column: 1 },
          message: `these claims of ${page} are new, or have changed since the last check. Run: ${run}`,
        },
      ];
}

/** A claim that doesn't hold. */
export interface FailedClaim {
  readonly page: string;
  /** Its file and line: `snippets/claims/x.scala:12`. */
  readonly at: string;
  readonly name: string;
  /** What was expected and found, in the words of ZIO Test. */
  readonly found: string;
}

/** The claims that don't hold. */
export function failedClaims(
  page: string,
  file: string,
  results: readonly ClaimResult[],
): FailedClaim[] {
  return results
    .filter(({ state }) => state === 'failed')
    .map(({ name, line, text }) => ({ page, at: `${file}:${line}`, name, found: text }));
}

/** Number of words of the shortest name that can be a sentence. */
const fewestWords = 3;

/** Problems with the claims of a page: those that don't hold, weren't run, or aren't well named. */
export function claimProblems(
  page: string,
  file: string,
  results: readonly ClaimResult[],
): PageProblem[] {
  if (results.length === 0) {
    return [
      {
        file,
        line: 1,
        column: 1,
        message: 'this file has no claim: add a test, or remove the file',
      },
    ];
  }
  return results.flatMap(({ name, line, state, text }, at): PageProblem[] => {
    const problem = (message: string) => [{ file, line, column: 1, message }];
    const first = results.findIndex((one) => one.name === name);
    if (state === 'failed') {
      const rewrite = `If it no longer holds, rewrite the sentences of ${page} that rely on it.`;
      return problem(`this claim does not hold: ${name}\n${text}\n${rewrite}`);
    }
    if (state === 'ignored') {
      return problem(`this claim was not run: ${name}\nRemove what skips it, or remove the claim.`);
    }
    if (state === 'retried') {
      return problem(
        `this claim held only when it was tried again: ${name}\nRemove the aspect that retries it.`,
      );
    }
    if (first < at) {
      return problem(`another claim has the same name (line ${results[first]?.line}): ${name}`);
    }
    if (name.trim().split(/\s+/).length < fewestWords) {
      return problem(`“${name}” is not a sentence: name the claim by what it says about the page`);
    }
    return [];
  });
}
