/**
 * Questions as readers would phrase them, with the sections that answer them. The search reads them
 * in addition to the pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { answerOf } from '../judged/judged';
import type { CutPage } from '../build/site-index';

/** The file with the questions, relative to the site's folder. */
export const askedFile = 'src/site/search/asked/questions.tsv';

/**
 * Adds to each section the questions that it answers.
 * @param pages the pages; each `path` is a page id without a trailing `index`
 * @throws Error with file and line if a line is malformed, or names a page or section that doesn't
 *   exist
 */
export function withQuestions(siteDir: string, pages: readonly CutPage[]): CutPage[] {
  const asked = new Map<string, string[]>();
  const lines = fs.readFileSync(path.join(siteDir, askedFile), 'utf8').split('\n');
  lines.forEach((line, index) => {
    if (line === '' || line.startsWith('# ')) return;
    const [place = '', question, ...rest] = line.split('\t');
    const { page: id, anchor = '' } = answerOf(place);
    const page = pages.find((one) => one.path === id.replace(/(^|\/)index$/, ''));
    const at = page?.sections.findIndex((section) => section.anchor === anchor) ?? -1;
    if (!question || rest.length > 0 || at < 0) {
      throw new Error(
        `${askedFile}:${index + 1}: expected a page id (with #anchor if the question is about a section), ` +
          `a tab and a question, but ${page ? `"${id}" has no section "${anchor}"` : `there is no page "${id}"`}`,
      );
    }
    const key = `${page?.path}#${at}`;
    asked.set(key, [...(asked.get(key) ?? []), question]);
  });
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section, at) => ({
      ...section,
      asked: (asked.get(`${page.path}#${at}`) ?? []).join('\n'),
    })),
  }));
}
