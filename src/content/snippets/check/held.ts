/**
 * Pages that were proven against sources that this run does not have: only their hashes and syntax
 * are verified.
 */
import { readLock } from '../lock-files';
import type { PageLock, ProvenSources } from '../model/lock';
import { matchBlocks } from '../model/match-blocks';
import { checkCommand, type PageProblem } from '../model/problem';
import { unseenResources } from '../model/project-files';
import type { PlannedPage } from './plan';

export interface HeldPage extends PlannedPage {
  readonly sources: ProvenSources;
  /** How the page differs from what was proven. */
  readonly problems: readonly PageProblem[];
}

/**
 * The page as far as it can be verified, if its lock was made with sources that are missing here;
 * else null.
 */
export function heldPage(siteDir: string, planned: PlannedPage): HeldPage | null {
  const { page, request, checkedAgainst } = planned;
  const lock = lockOf(siteDir, page.file);
  const sources = lock?.checkedAgainst.sources;
  if (lock === null || sources === undefined || checkedAgainst.sources !== undefined) return null;
  const { problems } = matchBlocks(page.file, page.fences, lock);
  const other = sources.artifacts.filter((one) => !checkedAgainst.absent.includes(one));
  const renamed = `this page was checked against the sources of ${other.join(', ')}, but the catalog names another release`;
  const stale = {
    file: page.file,
    line: 1,
    column: 1,
    message: `${renamed}. Run: ${checkCommand(page.file, sources)}`,
  };
  return {
    ...planned,
    // Signatures are the compiler's, so these blocks have no syntax to verify.
    request: { ...request, blocks: request.blocks.filter(({ mode }) => mode !== 'api') },
    sources,
    problems: [
      ...problems,
      ...unseenResources(page.file, page.files, lock),
      ...(other.length === 0 ? [] : [stale]),
    ],
  };
}

function lockOf(siteDir: string, file: string): PageLock | null {
  try {
    return readLock(siteDir, file);
  } catch {
    return null;
  }
}

/** What a run says of such pages at its end. */
export function heldText(pages: readonly HeldPage[]): string {
  const names = pages.map(({ page, sources }) => {
    return `  ${page.file}: sources of ${sources.artifacts.join(', ')}, ${sources.date}`;
  });
  return [
    'Not compiled or run, because these pages were checked against sources that you did not pass with --with (hashes and syntax were verified):',
    ...names,
  ].join('\n');
}
