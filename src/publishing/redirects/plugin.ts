/** Writes an HTML page at each former address. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { currentDocs, findPages } from '../../facts/inventory/pages-on-disk';
import { makeMinifiedFrame, makePolicy } from '../page-frame/minified-frame';
import { redirectPage } from '../page-frame/redirect-page';
import { activeRedirects, readMoved } from '.';

/** The plugin; it takes no options. Stops the build if a page or another file has the address. */
export function redirectsPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl } = context;
  return {
    name: 'redirects',
    async postBuild({ outDir, siteConfig }) {
      const written = new Set(findPages(siteDir, currentDocs).map(({ id }) => id));
      const policy = makePolicy(await makeMinifiedFrame(context));
      await Promise.all(
        activeRedirects(readMoved(siteDir), written).map(async ({ from, to }) => {
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
