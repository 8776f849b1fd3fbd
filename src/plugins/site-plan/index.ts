/** Stops the build where the catalog, the inventory, the sidebars and the files disagree. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { companions } from '../../catalog';
import { assertCatalog } from '../../catalog/validate';

import { readInventory } from '../../inventory/inventory';
import { currentDocs, findPages } from '../../inventory/pages-on-disk';
import { sidebarTrees } from '../../sidebars';
import { placementProblems } from '../../sidebars/placement';

/**
 * The plugin; it takes no options and adds nothing to the site. It checks when it is made, which is
 * before Docusaurus reads the sidebars and stops with words of its own.
 */
export function sitePlan({ siteDir }: LoadContext): Plugin {
  assertCatalog();
  const problems = placementProblems({
    inventory: readInventory(siteDir),
    sidebars: sidebarTrees,
    disk: findPages(siteDir, currentDocs).map(({ id }) => id),
    libraries: companions,
  });
  if (problems.length > 0) {
    throw new Error(`Pages and sidebars do not match:\n${problems.join('\n')}`);
  }
  return { name: 'site-plan' };
}
