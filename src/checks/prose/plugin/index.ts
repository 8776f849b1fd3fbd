import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkSources, readProseSources } from '../files';
import { findingsError } from '../../../utils/validation/finding';

/**
 * Stops a build if the rules find mistakes in the English. `npm start` only warns, page by page
 * (`remark.ts`).
 * Throws one error that lists every finding with its file, its line and what to write instead.
 */
export default function prose({ siteDir }: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'development') {
    const { findings } = checkSources(siteDir, readProseSources(siteDir));
    if (findings.length > 0) {
      throw findingsError(
        'Some sentences need rewording (see src/checks/prose/README.md)',
        findings,
      );
    }
  }
  return { name: 'prose' };
}
