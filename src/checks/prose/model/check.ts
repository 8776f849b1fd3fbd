/** Checks the English of one file. */
import type { Anchor } from '../../../content/markdown/anchors';
import { phraseRules, type Place } from '../rules';
import { excused } from './excuses';
import type { ProseFinding } from './finding';
import { readProse, type ProsePage } from './page';
import { phraseFindings } from './phrases';
import { readScriptTexts } from './script-texts';
import { shapeFindings, shapeRules } from './shape';

/** The names of all rules. */
export const ruleNames: readonly string[] = [...phraseRules.map(({ name }) => name), ...shapeRules];

/** What the check finds in a file, and what it reads there for other checks. */
export interface CheckedFile {
  readonly findings: readonly ProseFinding[];
  /** The anchors of a page's headings. */
  readonly anchors: readonly Anchor[];
}

/**
 * Checks a page or the texts in a TypeScript file.
 * @returns null for a page that isn't valid MDX, because the page compiler reports where
 */
export function checkFile(file: string, source: string): CheckedFile | null {
  const isPage = /\.mdx?$/.test(file);
  let page: ProsePage;
  try {
    page = isPage ? readProse(source) : ofScript(file, source);
  } catch {
    return null;
  }
  const findings = [
    ...page.passages.flatMap((passage) => phraseFindings(file, passage)),
    ...(isPage ? shapeFindings(file, page) : []),
  ];
  return { findings: excused(file, source, findings, ruleNames), anchors: page.anchors };
}

function ofScript(file: string, source: string): ProsePage {
  const place: Place = file.includes('/which-operator/families/') ? 'cell' : 'interface';
  return { passages: readScriptTexts(file, source, place), tables: [], blocks: [], anchors: [] };
}
