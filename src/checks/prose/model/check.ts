/** Checks the English of one file. */
import { phraseRules, type Place } from '../rules';
import { excused } from './excuses';
import type { ProseFinding } from './finding';
import { readProse, type ProsePage } from './page';
import { phraseFindings } from './phrases';
import { readScriptTexts } from './script-texts';
import { shapeFindings, shapeRules } from './shape';

/** The names of all rules. */
export const ruleNames: readonly string[] = [...phraseRules.map(({ name }) => name), ...shapeRules];

/** Checks a page or the texts in a TypeScript file. */
export function checkProse(file: string, source: string): ProseFinding[] {
  const isPage = /\.mdx?$/.test(file);
  let page: ProsePage;
  try {
    page = isPage ? readProse(source) : ofScript(file, source);
  } catch {
    // Not valid MDX: the page compiler reports where.
    return [];
  }
  const findings = [
    ...page.passages.flatMap((passage) => phraseFindings(file, passage)),
    ...(isPage ? shapeFindings(file, page) : []),
  ];
  return excused(file, source, findings, ruleNames);
}

function ofScript(file: string, source: string): ProsePage {
  const place: Place = file.includes('/which-operator/families/') ? 'cell' : 'interface';
  return { passages: readScriptTexts(file, source, place), tables: [], blocks: [] };
}
