import path from 'node:path';
import { findLinks } from '../../content/markdown/model/links';
import { readMarkdownSources } from '../../content/markdown/sources';
import { pageTarget, type PageTarget } from '../../content/pending-links/model/target';
import { docsFolders } from '../../facts/inventory/pages-on-disk';
import { readQuestions } from '../../site/search/asked/asked';
import { judgedFile, readJudged } from '../../site/search/judged/judged';
import type { Finding } from '../../utils/validation/finding';
import type { NamedSection } from './model/missing-anchors';

/**
 * Reads the sections that links, and the questions and judged queries of the search, name.
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
  const links = readMarkdownSources(siteDir).flatMap(linkedSections);
  return { sections: [...links, ...questions, ...judged], findings };
}

function linkedSections({ file, text }: { file: string; text: string }): NamedSection[] {
  return findLinks(text).flatMap(({ url, line, column }) => {
    const [address = '', anchor = ''] = url.split('#');
    if (anchor === '') return [];
    const target = pageTarget(address, file);
    const pages = address === '' ? [pageIdOf(file) ?? ''] : idsOf(target);
    return pages.map((page) => ({
      file,
      line,
      column,
      page,
      anchor: decodeURIComponent(anchor),
      url,
    }));
  });
}

/** Ids of the pages that a link can name. Of a page and the index of a folder, only one exists. */
const idsOf = (target: PageTarget | null): string[] =>
  (target?.ids ?? []).map((id) => path.posix.join(target?.docs.prefix ?? '', id));

/** Id of the page in a file, as the search's files write it; undefined for other files. */
export function pageIdOf(file: string): string | undefined {
  const docs = docsFolders.find(({ folder }) => file.startsWith(`${folder}/`));
  const name = docs && file.slice(docs.folder.length + 1).replace(/\.mdx?$/, '');
  return docs && path.posix.join(docs.prefix, name ?? '');
}
