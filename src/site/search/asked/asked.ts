/**
 * Questions as readers would phrase them, with the sections that answer them, and names with the
 * sections that are their homes. The search reads them in addition to the pages. The questions of a
 * page are in a file at the page's place in the tree: `reference/core/cause.tsv` has those of
 * `docs/reference/core/cause.mdx`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { currentDocs, findPages } from '../../../facts/inventory/pages-on-disk';
import { groupBy } from '../../../utils/group-by';
import type { Finding } from '../../../utils/validation/finding';
import { suggest } from '../../../utils/validation/suggest';
import type { CutPage } from '../build/site-index';

/** The folder with the questions, relative to the site's folder. */
export const askedFolder = 'src/site/search/asked';

const ending = '.tsv';

export interface AskedQuestion {
  readonly question: string;
  /** Id of the page that answers it. */
  readonly page: string;
  /** The section that answers it; empty for the page as a whole. */
  readonly anchor: string;
  /** The file that contains it, relative to the site's folder, and its line there. */
  readonly file: string;
  readonly line: number;
}

interface Questions {
  readonly questions: readonly AskedQuestion[];
  /** Lines that aren't questions, and files that aren't a page's. */
  readonly findings: readonly Finding[];
}

/** Reads the questions of all pages, sorted by file and line. */
export function readQuestions(siteDir: string): Questions {
  const pages = findPages(siteDir, currentDocs).map(({ id }) => id);
  const read = fs
    .readdirSync(path.join(siteDir, askedFolder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name): Questions => {
      const page = name.slice(0, -ending.length);
      const file = `${askedFolder}/${name}`;
      if (pages.includes(page)) {
        return pageQuestions(page, file, fs.readFileSync(path.join(siteDir, file), 'utf8'));
      }
      const problem = `there is no page “${page}” that could answer these questions`;
      const otherwise = 'rename the file like the page that answers them';
      return {
        questions: [],
        findings: [{ file, line: 1, problem, remedy: suggest(page, pages, otherwise) }],
      };
    });
  const questions = read.flatMap((file) => file.questions);
  const findings = read.flatMap((file) => file.findings);
  return { questions, findings: [...findings, ...secondHomes(questions)] };
}

function pageQuestions(page: string, file: string, text: string): Questions {
  const questions = new Map<string, AskedQuestion>();
  const findings: Finding[] = [];
  const lines = text.replace(/\n$/, '').split('\n');
  lines.forEach((row, index) => {
    const line = index + 1;
    const [anchor = '', question = '', ...rest] = row.split('\t');
    const earlier = questions.get(question);
    if (text.trim() === '') {
      const problem = 'the file contains no question';
      findings.push({ file, line, problem, remedy: 'add a question, or delete the file' });
    } else if (question.trim() === '' || rest.length > 0 || /[#\s]/.test(anchor)) {
      findings.push({
        file,
        line,
        problem: `“${row}” is not an anchor, a tab and a question`,
        remedy:
          'write the anchor of the section that answers, without #, or nothing for the whole page; then one tab and the question',
      });
    } else if (earlier) {
      findings.push({
        file,
        line,
        problem: `line ${earlier.line} already has the question “${question}”`,
        remedy: 'keep the line with the section that answers it best',
      });
    } else {
      questions.set(question, { question, page, anchor, file, line });
    }
  });
  return { questions: [...questions.values()], findings };
}

/** The name in a question that is only a name: `` `ZIO.attempt` ``. Its section is its home. */
const nameIn = (question: string): string | undefined => /^`(\S+)`$/.exec(question)?.[1];

/** The names that the questions give a home, such as `ZIO.attempt`, with their pages and anchors. */
export const readHomes = (
  siteDir: string,
): readonly (Pick<AskedQuestion, 'page' | 'anchor'> & { readonly name: string })[] =>
  readQuestions(siteDir).questions.flatMap(({ question, page, anchor }) => {
    const name = nameIn(question);
    return name === undefined ? [] : [{ name, page, anchor }];
  });

/** A question that gives a name a home although an earlier line did so. */
function secondHomes(questions: readonly AskedQuestion[]): Finding[] {
  const homes = groupBy(
    questions.filter(({ question }) => nameIn(question) !== undefined),
    ({ question }) => question,
  );
  return [...homes.values()].flatMap(([home, ...others]) =>
    others.map(({ file, line, question }) => ({
      file,
      line,
      problem: `${question} already has its home in ${home!.file}:${home!.line}`,
      remedy: 'keep the line of the section that explains the name',
    })),
  );
}

/**
 * Adds to each section the questions that it answers, and the names whose home it is.
 * @param pages the pages; each `path` is a page id without a trailing `index`
 * @throws Error if a built page lacks a section that its source has, according to the prose check
 */
export function withQuestions(
  questions: readonly AskedQuestion[],
  pages: readonly CutPage[],
): CutPage[] {
  const sectionOf = (page: string, anchor: string): string =>
    `${page.replace(/(^|\/)index$/, '')}#${anchor}`;
  const bySection = groupBy(questions, ({ page, anchor }) => sectionOf(page, anchor));
  const answered = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const key = sectionOf(page.path, section.anchor);
      const rows = (bySection.get(key) ?? []).map(({ question }) => question);
      bySection.delete(key);
      const asked = rows.filter((row) => nameIn(row) === undefined).join('\n');
      return { ...section, asked, homeOf: rows.flatMap((row) => nameIn(row) ?? []) };
    }),
  }));
  const [lost] = bySection.keys();
  if (lost !== undefined) throw new Error(`The built site has no section ${lost}`);
  return answered;
}
