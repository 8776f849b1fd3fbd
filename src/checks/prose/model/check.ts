/** Checks the English of one file. */
import { phraseRules, type Place } from '../rules';
import { excused } from './excuses';
import type { ProseFinding } from './finding';
import { readProse, type ProsePage } from './page';
import { countWords } from './passage';
import { phraseFindings } from './phrases';
import { readScriptTexts } from './script-texts';
import { shapeFindings, shapeRules } from './shape';

export interface ProseReport {
  readonly file: string;
  readonly words: number;
  readonly findings: readonly ProseFinding[];
}

/** The names of all rules. */
export const ruleNames: readonly string[] = [...phraseRules.map(({ name }) => name), ...shapeRules];

/** Checks a page or the texts in a TypeScript file. */
export function checkProse(file: string, source: string): ProseReport {
  const isPage = /\.mdx?$/.test(file);
  let page: ProsePage;
  try {
    page = isPage ? readProse(source) : ofScript(file, source);
  } catch {
    // Not valid MDX: the page compiler reports where.
    return { file, words: 0, findings: [] };
  }
  const findings = [
    ...page.passages.flatMap((passage) => phraseFindings(file, passage)),
    ...(isPage ? shapeFindings(file, page) : []),
  ];
  return {
    file,
    words: page.passages.reduce((sum, passage) => sum + countWords(passage), 0),
    findings: excused(file, source, findings, ruleNames),
  };
}

function ofScript(file: string, source: string): ProsePage {
  const place: Place = file.includes('/which-operator/families/') ? 'cell' : 'interface';
  return { passages: readScriptTexts(file, source, place), tables: [], blocks: [] };
}
