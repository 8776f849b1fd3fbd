/**
 * Stops the build if the catalog, the inventory, the categories and the files contradict each
 * other.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { assertCatalog } from '../../facts/catalog/validate';
import { readPlan } from './build';
import { planProblems } from './build/problems';

/**
 * The plugin; it takes no options and adds nothing to the site. The check runs when the plugin is
 * created, before Docusaurus reads the sidebars and stops with its own errors.
 */
export function sitePlan({ siteDir }: LoadContext): Plugin {
  assertCatalog();
  const problems = planProblems(readPlan(siteDir));
  if (problems.length > 0) {
    throw new Error(`The pages don't match the site's plan:\n${problems.join('\n')}`);
  }
  return { name: 'site-plan' };
}
