/**
 * Writes `opensearch.xml`, with which browsers offer the search in their address bar, and the link
 * to it on every page.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { iconFile } from '../../../config/identity';
import { openSearchDescription, openSearchFile, openSearchType } from '../model/opensearch';

export default function openSearch({ baseUrl, siteConfig }: LoadContext): Plugin {
  const { title, url } = siteConfig;
  return {
    name: 'opensearch',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: openSearchType,
            href: baseUrl + openSearchFile,
            title,
          },
        },
      ],
    }),
    postBuild: ({ outDir }) =>
      fs.writeFile(
        path.join(outDir, openSearchFile),
        openSearchDescription({
          name: title,
          description: `Search the documentation of ${title}`,
          address: `${url}${baseUrl}`,
          icon: iconFile,
        }),
      ),
  };
}
