/**
 * Publishes the page index: the screens `/page-index` and `/page-index/a-z`, and the files
 * `page-index.json` and `sidebars.json`, all from what the docs plugin loaded.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { libraries } from '../../catalog';
import {
  groupPages,
  pagesByLetter,
  type PageGroup,
} from '../../features/page-index/model/page-index';
import { generatedName } from '../../utils/generated-file';
import { type LoadedDocs, type PublishedDocs, publishedDocs } from './published-docs';

const screen = '@site/src/features/page-index/ui/PageIndexScreen.tsx';

export default function pageIndexPlugin({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  let published: PublishedDocs | undefined;
  return {
    name: 'page-index',

    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as
        LoadedDocs | undefined;
      if (!docs) throw new Error('The page index needs the docs plugin: check src/config/docs.ts');
      published = publishedDocs(docs);
      const { pages } = published;
      const addScreen = async (route: string, order: 'section' | 'letter', groups: PageGroup[]) => {
        const file = await actions.createData(`${order}.json`, { order, groups });
        actions.addRoute({
          path: normalizeUrl([baseUrl, route]),
          component: screen,
          modules: { index: generatedName(file, generatedFilesDir) },
          exact: true,
        });
      };
      await addScreen('page-index', 'section', groupPages(pages, libraries));
      await addScreen('page-index/a-z', 'letter', pagesByLetter(pages));
    },

    async postBuild({ outDir }) {
      if (!published) return;
      const write = (name: string, data: unknown): Promise<void> =>
        fs.writeFile(path.join(outDir, name), JSON.stringify(data));
      await write('page-index.json', published.index);
      await write('sidebars.json', published.sidebars);
    },
  };
}
