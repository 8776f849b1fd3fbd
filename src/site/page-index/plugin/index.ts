/**
 * Publishes the page index: the screens `/page-index` and `/page-index/a-z`, and the files
 * `page-index.json` and `sidebars.json`, all from the docs plugin's content. Also publishes the
 * files that the application reads to filter the index or a sidebar.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { libraries } from '../../../facts/catalog';
import { groupPages, groupsFile, pagesByLetter, type PageGroup } from '../model/page-index';
import { lastChangeIn, newest } from '../../last-changes/files';
import { generatedName } from '../../../utils/generated-file';
import { publishedDocs, sidebarFiles } from './published-docs';

/** The sources of the groups and their names, besides the pages. */
const groupSources = ['src/facts/catalog', 'src/facts/inventory', 'src/site/sidebar/build'];

/** The plugin; it takes no options. */
export default function pageIndexPlugin({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  /** What the build publishes, by file name. */
  let files = new Map<string, object>();
  return {
    name: 'page-index',

    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const { index, sidebars, pages, lastUpdatedAt } = publishedDocs(docs);
      files = new Map(sidebarFiles(docs));
      files.set('page-index.json', index).set('sidebars.json', sidebars);
      const changeOf = lastChangeIn(siteDir, siteConfig.future.experimental_vcs);
      const metadata = {
        lastUpdatedAt: newest([lastUpdatedAt, await changeOf(groupSources)]) ?? null,
      };
      const addScreen = async (route: string, order: 'section' | 'letter', groups: PageGroup[]) => {
        files.set(groupsFile(order), { groups });
        const file = await actions.createData(`${order}.json`, { order, groups });
        actions.addRoute({
          path: normalizeUrl([baseUrl, route]),
          component: '@site/src/site/page-index/ui/PageIndexScreen.tsx',
          modules: { index: generatedName(file, generatedFilesDir) },
          exact: true,
          metadata,
        });
      };
      await addScreen('page-index', 'section', groupPages(pages, libraries));
      await addScreen('page-index/a-z', 'letter', pagesByLetter(pages));
    },

    async postBuild({ outDir }) {
      for (const [name, data] of files) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, JSON.stringify(data));
      }
    },
  };
}
