import type { JudgedQuery } from '../../../site/search/judged/judged';
import { judgedFile } from '../../../site/search/judged/judged';
import type { Finding } from '../../../utils/validation/finding';
import { suggest } from '../../../utils/validation/suggest';
import { placesOf, type DataSource } from './source';

/**
 * The pages that terms, decision tables, and judged queries name and that the inventory and the
 * archive lack.
 */
export function unknownPages(
  sources: readonly DataSource[],
  judged: readonly JudgedQuery[],
  known: readonly string[],
): Finding[] {
  const named = [
    ...placesOf(sources, /^ +page: '([^']*)',$/g).map(({ file, line, match }) => ({
      file,
      line,
      page: match[1] ?? '',
    })),
    ...judged.flatMap(({ answers, line }) =>
      answers.map(({ page }) => ({ file: judgedFile, line, page })),
    ),
  ];
  const ids = new Set(known);
  return named
    .filter(({ page }) => !ids.has(page))
    .map(({ file, line, page }) => ({
      file,
      line,
      problem: `“${page}” is not a page of src/facts/inventory/pages.tsv`,
      remedy: suggest(page, known, 'write the id of a page in the inventory'),
    }));
}
