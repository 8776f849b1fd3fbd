/** Measures how well a search answers the judged queries. */
import type { Answer, JudgedQuery } from '../judged/judged';
import type { BuiltSearch } from './built-search';

export interface Outcome {
  readonly judged: JudgedQuery;
  /** Rank of the first page that answers, from 1; 0 if none of the results does. */
  readonly place: number;
  /** Paths of the first results. */
  readonly found: readonly string[];
}

export interface Score {
  /** Shares, from 0 to 1. */
  readonly first: number;
  readonly firstFive: number;
  /** Mean reciprocal rank. */
  readonly mrr: number;
}

const shown = 5;

const pathOf = ({ page }: Answer): string => page.replace(/(^|\/)index$/, '');

/**
 * Runs the judged queries whose pages exist.
 * @returns the outcomes, and the queries whose pages haven't been written yet
 */
export function judge(
  queries: readonly JudgedQuery[],
  { engine, search }: BuiltSearch,
): { readonly outcomes: Outcome[]; readonly skipped: JudgedQuery[] } {
  const { pages, sections } = engine.places;
  const written = new Set(pages.map(({ path }) => path));
  const outcomes: Outcome[] = [];
  const skipped: JudgedQuery[] = [];
  for (const judged of queries) {
    const answers = judged.answers.filter((answer) => written.has(pathOf(answer)));
    if (answers.length === 0) {
      skipped.push(judged);
      continue;
    }
    const results = search(judged.query);
    const isAnswer = ({ page, sections: found }: (typeof results)[number]): boolean =>
      answers.some((answer) => {
        if (pathOf(answer) !== pages[page]?.path) return false;
        const best = sections[found[0]?.section ?? -1];
        return answer.anchor === undefined || answer.anchor === best?.anchor;
      });
    outcomes.push({
      judged,
      place: results.findIndex(isAnswer) + 1,
      found: results.slice(0, shown).map(({ page }) => pages[page]?.path ?? ''),
    });
  }
  return { outcomes, skipped };
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const share = (isHit: (place: number) => boolean): number =>
    outcomes.filter(({ place }) => isHit(place)).length / outcomes.length;
  const reciprocal = outcomes.reduce((sum, { place }) => sum + (place === 0 ? 0 : 1 / place), 0);
  return {
    first: share((place) => place === 1),
    firstFive: share((place) => place >= 1 && place <= shown),
    mrr: reciprocal / outcomes.length,
  };
}
