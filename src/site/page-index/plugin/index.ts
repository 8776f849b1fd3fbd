/**
 * Publishes the page index: the screens `/page-index` and `/page-index/a-z`, and the files
 * `page-index.json` and `sidebars.json`, all from the docs plugin's content. Also publishes the
 * files that the application reads to filter the index or a sidebar.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { libraries } from '../../../facts/catalog';
import { groupPages, groupsFile, pagesByLetter, type PageGroup } from '../model/page-index';
import { lastChangeIn, newest } from '../../last-changes/files';
import { generatedName } from '../../../utils/generated-file';
import { type LoadedDocs, type PublishedDocs, publishedDocs, sidebarFiles } from './published-docs';

/** The sources of the groups and their names, besides the pages. */
const groupSources = ['src/facts/catalog', 'src/facts/inventory', 'src/site/sidebar/build'];

const screen = '@site/src/site/page-index/ui/PageIndexScreen.tsx';

export default function pageIndexPlugin({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  let published: PublishedDocs | undefined;
  let sidebars: ReadonlyMap<string, object> = new Map();
  const screens = new Map<string, object>();
  return {
    name: 'page-index',

    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as
        LoadedDocs | undefined;
      if (!docs)
        throw new Error('The page index needs the docs plugin: check src/docusaurus/docs.ts');
      published = publishedDocs(docs);
      sidebars = sidebarFiles(docs);
      const { pages } = published;
      const changeOf = lastChangeIn(siteDir, siteConfig.future.experimental_vcs);
      const lastUpdatedAt = newest([published.lastUpdatedAt, await changeOf(groupSources)]);
      const addScreen = async (route: string, order: 'section' | 'letter', groups: PageGroup[]) => {
        screens.set(groupsFile(order), { groups });
        const file = await actions.createData(`${order}.json`, { order, groups });
        actions.addRoute({
          path: normalizeUrl([baseUrl, route]),
          component: screen,
          modules: { index: generatedName(file, generatedFilesDir) },
          exact: true,
          metadata: { lastUpdatedAt: lastUpdatedAt ?? null },
        });
      };
      await addScreen('page-index', 'section', groupPages(pages, libraries));
      await addScreen('page-index/a-z', 'letter', pagesByLetter(pages));
    },

    async postBuild({ outDir }) {
      if (!published) return;
      const write = async (name: string, data: unknown): Promise<void> => {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, JSON.stringify(data));
      };
      await write('page-index.json', published.index);
      await write('sidebars.json', published.sidebars);
      for (const [name, data] of [...sidebars, ...screens]) await write(name, data);
    },
  };
}
