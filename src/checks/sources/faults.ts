/** Everything that is wrong with the files that the site is made from. */
import { addressFindings } from '../../publishing/redirects/published';
import { planFaults } from '../../site/sidebar/plan-faults';
import { type Finding, formatFindings } from '../../utils/validation/finding';
import { checkData } from '../data-rules/check';
import { pageFindings } from '../page-rules';
import { checkSources, readProseSources } from '../prose/files';
import { fileFindings } from '../site-files';

type Check = (siteDir: string) => readonly (Finding | string)[];

/** The quickest first. */
const checks: readonly Check[] = [
  fileFindings,
  planFaults,
  addressFindings,
  checkData,
  (siteDir) => checkSources(siteDir, readProseSources(siteDir)).findings,
  pageFindings,
];

/**
 * The faults that each check finds in a project, each with its file, in most cases its line, and a
 * remedy. Nothing else is checked if there are files that can't be read.
 * @param isMeant which findings to return
 */
export function* sourceFaults(
  siteDir: string,
  isMeant = (_: Finding): boolean => true,
): Generator<string[]> {
  for (const check of checks) {
    const faults = faultsOf(check, siteDir, isMeant);
    yield faults;
    if (check === fileFindings && faults.length > 0) return;
  }
}

function faultsOf(check: Check, siteDir: string, isMeant: (finding: Finding) => boolean): string[] {
  try {
    return check(siteDir).flatMap((found) => {
      if (typeof found === 'string') return found;
      return isMeant(found) ? formatFindings([found]) : [];
    });
  } catch (error) {
    // Data that can't be read stops the checks that need it.
    return [(error as Error).message];
  }
}
