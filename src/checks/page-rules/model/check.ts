/** Runs all rules on all pages. */
import type { Finding } from '../../../utils/validation/finding';
import type { DocsFolder } from '../../../facts/inventory/pages-on-disk';
import { readPage, type PageRule, type Site } from './page';
import { inventory, repeatedAddresses, slug } from './rules/address';
import { admonition, firstHeading, imports } from './rules/body';
import { description, repeatedDescriptions } from './rules/description';
import { keys } from './rules/keys';
import { library } from './rules/library';
import { links } from './rules/links';
import { title } from './rules/title';
import { comparisons } from './rules/comparisons';
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
  comparisons,
  timelines,
];

interface SourcePage {
  readonly file: string;
  readonly id: string;
  readonly docs: DocsFolder;
  readonly text: string;
}

/** The findings of all rules, for all pages. */
export function checkPages(sources: readonly SourcePage[], site: Site): Finding[] {
  const read = sources.map(readPage);
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
