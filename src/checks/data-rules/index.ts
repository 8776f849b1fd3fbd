import type { LoadContext, Plugin } from '@docusaurus/types';
import { findingsError } from '../../utils/validation/finding';
import { checkData } from './check';

/**
 * Checks what pages take from data, and the lock files, before a build or `npm start` proceeds.
 * Throws one error that lists all findings, each with file, line and remedy.
 */
export default function dataRules({ siteDir }: LoadContext): Plugin {
  const findings = checkData(siteDir);
  if (findings.length > 0) throw findingsError('Data has to be fixed.', findings);
  return { name: 'data-rules' };
}
