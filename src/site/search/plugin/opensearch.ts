/**
 * Writes `opensearch.xml`, with which browsers offer the search in their address bar, and the link
 * to it on every page.
 * Source: https://github.com/dewitt/opensearch (version 1.1)
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { iconFile } from '../../../config/identity';
import { queryParameter, searchScreen } from '../model/search-address';

/** Path of the description, relative to the site's base address. */
const file = 'opensearch.xml';
const type = 'application/opensearchdescription+xml';

/** The plugin; it takes no options. */
export default function openSearch({ baseUrl, siteConfig }: LoadContext): Plugin {
  const { title, url } = siteConfig;
  const address = `${url}${baseUrl}`;
  return {
    name: 'opensearch',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'search', type, href: baseUrl + file, title } },
      ],
    }),
    // The format allows 16 characters for the name, and 1024 for the description.
    postBuild: ({ outDir }) =>
      fs.writeFile(
        path.join(outDir, file),
        `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${title}</ShortName>
  <Description>Search the documentation of ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>en</Language>
  <Image width="16" height="16" type="image/svg+xml">${address}${iconFile}</Image>
  <Url type="text/html" method="get" template="${address}${searchScreen}?${queryParameter}={searchTerms}"/>
  <Url type="${type}" rel="self" template="${address}${file}"/>
</OpenSearchDescription>
`,
      ),
  };
}
