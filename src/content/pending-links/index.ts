import type { LoadContext, Plugin } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import { readMarkdownSources } from '../markdown/sources';
import { currentDocs, findPages } from '../../facts/inventory/pages-on-disk';
import { diskDirectory } from './disk-directory';
import { pendingPages, summary } from './model/report';
import { forgetVanished } from './vanished';

/**
 * Handles links to pages that aren't written yet. Provides a list of those pages for components
 * (`@generated/pending-links/default/pending.json`), and counts the pending links of a build.
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
    postBuild: async () => {
      logger.info(summary(pendingPages(readMarkdownSources(siteDir), diskDirectory(siteDir))));
    },
  };
}
