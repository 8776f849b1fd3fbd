import type { LoadContext, Plugin } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import { readMarkdownSources } from '../markdown/sources';
import { findingsError } from '../../utils/validation/finding';
import { currentDocs, findPages } from '../../facts/inventory/pages-on-disk';
import { builtSite } from './built-site';
import { diskDirectory } from './disk-directory';
import { brokenAddresses } from './model/addresses';
import { pendingPages, summary } from './model/report';
import { forgetVanished } from './vanished';

/**
 * Handles links to pages that aren't written yet. Provides a list of those pages for components
 * (`@generated/pending-links/default/pending.json`), checks all addresses and anchors once the site
 * is built, and counts the pending links.
 */
export default function pendingLinks({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const written = findPages(siteDir, currentDocs).map(({ id }) => id);
  forgetVanished(siteDir, generatedFilesDir, written);
  return {
    name: 'pending-links',
    contentLoaded: async ({ actions }) => {
      const there = new Set(written);
      const pending = diskDirectory(siteDir).ids.filter((id) => !there.has(id));
      await actions.createData('pending.json', pending);
    },
    postBuild: async ({ outDir, baseUrl, routesPaths }) => {
      const directory = diskDirectory(siteDir);
      const sources = readMarkdownSources(siteDir);
      const site = builtSite(outDir, baseUrl, routesPaths);
      const findings = sources.flatMap((source) => brokenAddresses(source, directory, site));
      if (findings.length > 0) throw findingsError('There are broken links.', findings);
      logger.info(summary(pendingPages(sources, directory)));
    },
  };
}
