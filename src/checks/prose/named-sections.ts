import { readQuestions } from '../../site/search/asked/asked';
import { judgedFile, readJudged } from '../../site/search/judged/judged';
import type { Finding } from '../../utils/validation/finding';
import type { NamedSection } from './model/missing-anchors';

/**
 * Reads the sections that the questions and the judged queries of the search name.
 * @returns the sections, and a finding for each malformed line of the questions
 * @throws Error with file and line if a line of the judged queries is malformed
 */
export function namedSections(siteDir: string): {
  readonly sections: readonly NamedSection[];
  readonly findings: readonly Finding[];
} {
  const { questions, findings } = readQuestions(siteDir);
  const judged = readJudged(siteDir).flatMap(({ answers, line }) =>
    answers.map(({ page, anchor = '' }) => ({ file: judgedFile, line, page, anchor })),
  );
  return { sections: [...questions, ...judged], findings };
}
