import { assertCatalog } from '../../facts/catalog/validate';
import { readPlan } from './build';
import { planProblems } from './build/problems';

/** Where the catalog, the inventory, the categories, and the files contradict each other. */
export function planFaults(siteDir: string): string[] {
  assertCatalog();
  return planProblems(readPlan(siteDir));
}
