/** Runs all rules on all pages. */
import type { Finding } from '../../../utils/validation/finding';
import { readForRules, type PageRule, type Site, type SourcePage } from './page';
import { inventory, repeatedAddresses, slug } from './rules/address';
import { answers } from './rules/answers';
import { admonition, firstHeading, imports } from './rules/body';
import { description, repeatedDescriptions, title } from './rules/description';
import { keys, library } from './rules/keys';
import { links } from './rules/links';
import { comparisons } from './rules/comparisons';
import { diagrams } from './rules/diagrams';
import { timelines } from './rules/timelines';
import { signatureTables, tabs, terms } from './rules/vocabulary';

const frontMatterRules: readonly PageRule[] = [keys, title, description, library, slug];
const bodyRules: readonly PageRule[] = [
  inventory,
  firstHeading,
  admonition,
  imports,
  links,
  terms,
  tabs,
  signatureTables,
  answers,
  comparisons,
  timelines,
  diagrams,
];

/** The findings of all rules, for all pages. */
export function checkPages(sources: readonly SourcePage[], site: Site): Finding[] {
  const read = sources.map(readForRules);
  const pages = read.map(({ page }) => page);
  return [
    ...read.flatMap(({ page, findings }) => [
      ...findings,
      ...(findings.length > 0 ? [] : frontMatterRules.flatMap((rule) => rule(page, site))),
      ...bodyRules.flatMap((rule) => rule(page, site)),
    ]),
    ...repeatedDescriptions(pages),
    ...repeatedAddresses(pages),
  ];
}
