/** Claims: the tests of a page's spec, named by what they prove about the page. */
import { parseFenceWords } from './fence-words';
import { blockHash } from './hash';
import type { LockedClaim, LockedClaims } from './lock';
import type { SourcePage } from './page';
import { checkCommand, type PageProblem } from './problem';
import type { ClaimResult } from './protocol';

/** What a file of claims can say in its first lines: `// needs: redis`, `// timeout: 30`. */
const directive = /^\/\/ ?(needs|timeout): *(\S+) *$/;

/**
 * A file of claims as a page with one block, which the check compiles and runs like other pages.
 *
 * @param page the page that relies on the claims; its library and dependencies are on the class path
 */
export function claimsPage(
  file: string,
  source: string,
  page: Pick<SourcePage, 'library' | 'dependencies'>,
): SourcePage {
  const lines = source.split(/\r\n|\n|\r/);
  const comments = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  );
  const asked = comments.flatMap((line) => directive.exec(line)?.slice(1).join('=') ?? []);
  const { words, problem } = parseFenceWords(['run', ...asked].join(' '));
  const code = lines.join('\n');
  const node = { type: 'code', lang: 'scala', value: code } as const;
  const { library, dependencies } = page;
  return {
    ...{ file, source, library, dependencies, keyLines: {}, files: [], claims: null },
    fences:
      words === null
        ? []
        : [
            {
              ...{ index: 0, code, fenceLine: 1, line: 1, twin: null, node },
              columns: lines.map(() => 0),
              words: { ...words, mode: 'claims' },
            },
          ],
    problems: words === null ? [{ file, line: 1, column: 1, message: problem }] : [],
  };
}

/** Hash of a file of claims; null if there is no file. */
export function claimsHash(claims: SourcePage | null): string | null {
  const fence = claims?.fences[0];
  return fence === undefined ? null : blockHash(fence);
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
