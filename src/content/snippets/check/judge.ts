/** Evaluates the result of a page. */
import {
  claimProblems,
  claimsHash,
  failedClaims,
  lockedClaims,
  type FailedClaim,
} from '../model/claims';
import { importHint } from '../model/import-hint';
import { messageText, unfitResults, withDeprecations } from '../model/messages';
import type { LockedClaims } from '../model/lock';
import { problemText } from '../model/problem';
import type { Diagnostic, PageResult } from '../model/protocol';
import { bringBack } from '../model/scopes';
import type { PlannedPage } from './plan';

interface Verdict {
  /** Errors and warnings, formatted for printing. */
  readonly messages: readonly string[];
  /** The result with positions in the page; null if the page has an error. */
  readonly result: PageResult | null;
}

export function judge({ page, modes, checkedAgainst }: PlannedPage, answer: PageResult): Verdict {
  const result = bringBack(answer, page.fences);
  const judged = withDeprecations(result.diagnostics, page.fences, modes);
  const unfit = judged.some(isError) ? [] : unfitResults(result.blocks, modes, page.fences);
  const lines = page.source.split(/\r\n|\n|\r/);
  const diagnostics = [...judged, ...unfit].map((one) => {
    const hint = isError(one)
      ? importHint(lines[one.line - 1] ?? '', checkedAgainst.artifacts)
      : null;
    return hint === null ? one : { ...one, message: `${one.message}\n${hint}` };
  });
  const messages = diagnostics.map((one) => messageText(page.file, page.source, one));
  return { messages, result: diagnostics.some(isError) ? null : result };
}

interface ClaimsVerdict {
  /** Errors and warnings, formatted for printing. */
  readonly messages: readonly string[];
  /** Whether the page has no claims, or all of them hold. */
  readonly hold: boolean;
  readonly failed: readonly FailedClaim[];
  /** The claims for the page's lock; null if it has none. */
  readonly locked: LockedClaims | null;
}

/**
 * Evaluates the claims of a page. Claims may use deprecated names, and those that need a missing
 * server have no results.
 */
export function judgeClaims(
  { page, claims }: PlannedPage,
  result: PageResult | null,
): ClaimsVerdict {
  const hash = claimsHash(page.claims);
  if (claims === null || result === null || hash === null) {
    return { messages: [], hold: true, failed: [], locked: null };
  }
  const { file, source, fences } = claims.page;
  const answer = bringBack(result, fences);
  const errors = answer.diagnostics.filter(isError);
  const isRun = claims.modes.includes('claims');
  const found =
    errors.length === 0 ? answer.claims : answer.claims.filter(({ state }) => state === 'failed');
  const isJudged = isRun && (errors.length === 0 || found.length > 0);
  const problems = isJudged ? claimProblems(page.file, file, found) : [];
  return {
    messages: [
      ...errors.map((one) => messageText(file, source, one)),
      ...problems.map(problemText),
    ],
    hold: errors.length + problems.length === 0,
    failed: failedClaims(page.file, file, answer.claims),
    locked: lockedClaims(hash, answer.claims, answer.symbols),
  };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
