/** Evaluates the result of a page. */
import { importHint } from '../model/import-hint';
import { messageText, unfitResults, withDeprecations } from '../model/messages';
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

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
