/** Writes an HTML page at each former address. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readInventory } from '../../facts/inventory/inventory';
import { currentDocs, findPages } from '../../facts/inventory/pages-on-disk';
import { findingsError } from '../../utils/validation/finding';
import { makeMinifiedFrame, makePolicy } from '../page-frame/minified-frame';
import { redirectPage } from '../page-frame/redirect-page';
import { activeRedirects, readMoved } from '.';
import { redirectProblems } from './problems';
import { siteAddresses, vanishedAddresses } from './published';

/**
 * The plugin; it takes no options. Before the build, it checks the redirects, and that no published
 * address has disappeared. Stops the build if a page or another file already has the address.
 */
export function redirectsPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl } = context;
  const moved = readMoved(siteDir);
  const planned = readInventory(siteDir).map(({ id }) => id);
  const problems = redirectProblems(moved, planned, siteAddresses(siteDir));
  // Vanished addresses can be the consequence of a wrong redirect.
  const findings = problems.length > 0 ? problems : vanishedAddresses(siteDir);
  if (findings.length > 0) throw findingsError('Some addresses lead nowhere.', findings);
  return {
    name: 'redirects',
    async postBuild({ outDir, siteConfig }) {
      const written = new Set(findPages(siteDir, currentDocs).map(({ id }) => id));
      const policy = makePolicy(await makeMinifiedFrame(context));
      await Promise.all(
        activeRedirects(moved, written).map(async ({ from, to }) => {
          const address = `${baseUrl}${to.slice(1)}`;
          const page = redirectPage({ address, canonical: `${siteConfig.url}${address}` }, policy);
          // Servers prefer `page.html` to `page/index.html`, so a redirect can never hide a page.
          const file = path.join(outDir, from, 'index.html');
          await fs.mkdir(path.dirname(file), { recursive: true });
          await fs.writeFile(file, page, { flag: 'wx' });
        }),
      );
    },
  };
}
