/** Checks the English of one file. */
import type { Anchor } from '../../../content/markdown/anchors';
import { phraseRules, type Place } from '../rules';
import { secondEdition } from '../second-edition';
import { excused } from './excuses';
import { figuresOf, type PageFigures } from './figures';
import type { ProseFinding } from './finding';
import { readProse, type ProsePage } from './page';
import { phraseFindings } from './phrases';
import { readScriptTexts } from './script-texts';
import { secondEditionShapes, shapeFindings, shapeRules } from './shape';

/** The names of all rules. */
export const ruleNames: readonly string[] = [...phraseRules.map(({ name }) => name), ...shapeRules];

/** The names of the rules that don't bind the files of the first edition. */
export const newRules: ReadonlySet<string> = new Set([
  ...secondEdition.map(({ name }) => name),
  ...secondEditionShapes,
]);

/** What the check finds in a file, and what it reads there for other checks. */
export interface CheckedFile {
  readonly findings: readonly ProseFinding[];
  /** The anchors of a page's headings. */
  readonly anchors: readonly Anchor[];
  /** Null for TypeScript. */
  readonly figures: PageFigures | null;
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
  const figures = isPage ? figuresOf(page) : null;
  const findings = [
    ...page.passages.flatMap((passage) => phraseFindings(file, passage)),
    ...(figures ? shapeFindings(file, page, figures) : []),
  ];
  return { findings: excused(file, source, findings, ruleNames), anchors: page.anchors, figures };
}

function ofScript(file: string, source: string): ProsePage {
  const place: Place = file.includes('/which-operator/families/') ? 'cell' : 'interface';
  return { passages: readScriptTexts(file, source, place), tables: [], blocks: [], anchors: [] };
}
