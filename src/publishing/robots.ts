/** Writes `robots.txt`: crawlers may read everything, and the sitemap lists all pages. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The plugin; it takes no options. */
export default function robots(): Plugin {
  return {
    name: 'robots',
    postBuild: ({ outDir, siteConfig: { url, baseUrl } }) =>
      fs.writeFile(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`,
      ),
  };
}
