/** Runs all rules on all pages. */
import type { Finding } from '../../../utils/validation/finding';
import { readForRules, type PageRule, type Site, type SourcePage } from './page';
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

/** The findings of all rules, for all pages. */
export function checkPages(sources: readonly SourcePage[], site: Site): Finding[] {
  const read = sources.map(readForRules);
  const pages = read.map(({ page }) => page);
  return [
    ...read.flatMap(({ page, findings, isParsed }) => {
      const hasKeys = Object.keys(page.frontMatter).length > 0;
      return [
        ...findings,
        ...(hasKeys || findings.length === 0 ? frontMatterRules : []).flatMap((rule) =>
          rule(page, site),
        ),
        ...inventory(page, site),
        ...(isParsed ? bodyRules : []).flatMap((rule) => rule(page, site)),
      ];
    }),
    ...repeatedTexts(pages),
    ...repeatedAddresses(pages),
  ];
}
