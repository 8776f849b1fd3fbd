/**
 * Publishes the files that the search reads: `search.json`, the dictionary for the first results,
 * and the files that it names under `assets/search`, whose names change with their content.
 */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withQuestions } from '../asked/asked';
import { builtPages } from '../../built-pages';
import { cutPages, type PageSource } from './pages';
import { publish } from './publish';
import { areaOf } from './areas';

function pageSources(docs: LoadedContent, baseUrl: string): PageSource[] {
  return docs.loadedVersions.flatMap((version) =>
    version.docs
      .filter(({ unlisted }) => !unlisted)
      .map(({ id, permalink, title, description }) => ({
        // Permalinks of index pages end in a slash here, but their addresses don't
        // (`trailingSlash`).
        path: permalink.slice(baseUrl.length).replace(/\/$/, ''),
        title,
        lead: description,
        area: areaOf(id, version.isLast ? undefined : version.label),
        version: version.label,
      })),
  );
}

/** The plugin, which has no options. */
export default function search({ baseUrl, siteDir }: LoadContext): Plugin {
  let docs: LoadedContent | undefined;
  return {
    name: 'search',
    allContentLoaded: async ({ allContent }) => {
      docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
    },
    postBuild: async (build) => {
      if (!docs) throw new Error('The search needs the docs plugin: check src/docusaurus/docs.ts');
      const versions = docs.loadedVersions.map(({ label }) => label);
      const pages = cutPages(pageSources(docs, baseUrl), await builtPages(build));
      publish(build.outDir, withQuestions(siteDir, pages), versions);
    },
  };
}
