/** What the answer for a page means: messages for its author, and its lock where it passed. */
import type { PageLock } from '../model/lock';
import { messageText, withDeprecations } from '../model/messages';
import { pageLock } from '../model/page-lock';
import type { PageResult } from '../model/protocol';
import type { PlannedPage } from './plan';

export interface Verdict {
  /** Errors and warnings, ready to print. */
  readonly messages: readonly string[];
  /** null where the page has an error. */
  readonly lock: PageLock | null;
}

/** Judges the answer for a page. */
export function judge({ page, modes, checkedAgainst }: PlannedPage, result: PageResult): Verdict {
  const diagnostics = withDeprecations(result.diagnostics, page.fences);
  const messages = diagnostics.map((one) => messageText(page.file, page.source, one));
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  const lock = failed ? null : pageLock(page.file, page.fences, modes, result, checkedAgainst);
  return { messages, lock };
}
