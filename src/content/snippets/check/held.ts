/**
 * Pages that were checked against sources that this run doesn't have. The run verifies only their
 * hashes and syntax.
 */
import type { ProvenSources } from '../model/lock';
import { unseenClaims } from '../model/claims';
import { matchBlocks } from '../model/match-blocks';
import { checkCommand, type PageProblem } from '../model/problem';
import { unseenResources } from '../model/project-files';
import { oldLock } from './locks';
import type { PlannedPage } from './plan';

export interface HeldPage extends PlannedPage {
  readonly sources: ProvenSources;
  /** Differences between the page and its lock. */
  readonly problems: readonly PageProblem[];
}

/**
 * The parts of a page that can be verified, if its lock was made with sources that are missing
 * here; otherwise null.
 */
export function heldPage(siteDir: string, planned: PlannedPage): HeldPage | null {
  const { page, request, checkedAgainst } = planned;
  const lock = oldLock(siteDir, page.file);
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
    // `api` blocks contain only names for the compiler, so they have no syntax to verify.
    request: { ...request, blocks: request.blocks.filter(({ mode }) => mode !== 'api') },
    sources,
    problems: [
      ...problems,
      ...unseenResources(page.file, page.files, lock),
      ...unseenClaims(page.file, page.claims, lock),
      ...(other.length === 0 ? [] : [stale]),
    ],
  };
}

/** Message at the end of a run that lists these pages. */
export function heldText(pages: readonly HeldPage[]): string {
  const names = pages.map(({ page, sources }) => {
    return `  ${page.file}: sources of ${sources.artifacts.join(', ')}, ${sources.date}`;
  });
  return [
    'Not compiled or run, because these pages were checked against sources that you did not pass with --with (hashes and syntax were verified):',
    ...names,
  ].join('\n');
}
