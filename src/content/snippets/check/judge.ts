/** Evaluates the result of a page: messages for the author, and the lock if the page passed. */
import { importHint } from '../model/import-hint';
import type { PageLock } from '../model/lock';
import { emptyHanded, messageText, oversizedValues, withDeprecations } from '../model/messages';
import { pageLock } from '../model/page-lock';
import type { Diagnostic, PageResult } from '../model/protocol';
import { bringBack } from '../model/scopes';
import type { PlannedPage } from './plan';

export interface Verdict {
  /** Errors and warnings, formatted for printing. */
  readonly messages: readonly string[];
  /** null if the page has an error. */
  readonly lock: PageLock | null;
}

/** Evaluates the result of a page. */
export function judge(planned: PlannedPage, answer: PageResult): Verdict {
  const { page, modes, checkedAgainst } = planned;
  const { messages, failed, result } = said(planned, answer);
  const lock = failed ? null : pageLock(page.file, page.fences, modes, result, checkedAgainst, page.files);
  return { messages, lock };
}

/**
 * Errors and warnings of a page's result, formatted for printing; whether there is an error; and
 * the result with positions in the page.
 */
export function said(
  { page, modes, checkedAgainst }: PlannedPage,
  answer: PageResult,
): { messages: readonly string[]; failed: boolean; result: PageResult } {
  const result = bringBack(answer, page.fences);
  const judged = withDeprecations(result.diagnostics, page.fences, modes);
  const unfit = judged.some(isError)
    ? []
    : [
        ...emptyHanded(result.blocks, modes, page.fences),
        ...oversizedValues(result.blocks, page.fences),
      ];
  const lines = page.source.split(/\r\n|\n|\r/);
  const diagnostics = [...judged, ...unfit].map((one) => {
    const hint = isError(one) ? importHint(lines[one.line - 1] ?? '', checkedAgainst.artifacts) : null;
    return hint === null ? one : { ...one, message: `${one.message}\n${hint}` };
  });
  const messages = diagnostics.map((one) => messageText(page.file, page.source, one));
  return { messages, failed: diagnostics.some(isError), result };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
