/** Runs all rules on all pages. */
import type { Finding } from '../../../utils/validation/finding';
import { readForRules, type Page, type PageRule, type Site, type SourcePage } from './page';
import { inventory, repeatedAddresses, slug } from './rules/address';
import { answers } from './rules/answers';
import { emptiness, fences, notes } from './rules/body';
import { comparisons } from './rules/comparisons';
import { content } from './rules/content';
import { description, repeatedTexts, title } from './rules/description';
import { drawings } from './rules/drawings';
import { headings } from './rules/headings';
import { keys, library } from './rules/keys';
import { links } from './rules/links';
import { names } from './rules/vocabulary';

const frontMatterRules: readonly PageRule[] = [keys, title, description, library, slug];
const bodyRules: readonly PageRule[] = [
  emptiness,
  headings,
  notes,
  fences,
  content,
  names,
  links,
  answers,
  comparisons,
  drawings,
];

/** Reads a page, and finds what is wrong with it alone. */
export function checkPage(
  source: SourcePage,
  site: Site,
): { readonly page: Page; readonly findings: Finding[] } {
  const { page, findings, isParsed } = readForRules(source);
  const hasKeys = Object.keys(page.frontMatter).length > 0;
  const rules = [
    ...(hasKeys || findings.length === 0 ? frontMatterRules : []),
    inventory,
    ...(isParsed ? bodyRules : []),
  ];
  return { page, findings: [...findings, ...rules.flatMap((rule) => rule(page, site))] };
}

/** What is wrong with pages because of other pages. */
export const checkTogether = (pages: readonly Page[]): Finding[] => [
  ...repeatedTexts(pages),
  ...repeatedAddresses(pages),
];

/** The findings of all rules, for all pages. */
export function checkPages(sources: readonly SourcePage[], site: Site): Finding[] {
  const checked = sources.map((source) => checkPage(source, site));
  const pages = checked.map(({ page }) => page);
  return [...checked.flatMap(({ findings }) => findings), ...checkTogether(pages)];
}
