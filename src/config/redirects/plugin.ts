import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import { currentDocs, findPages } from '../../inventory/pages-on-disk';
import { activeRedirects } from '.';

const siteDir = path.resolve(__dirname, '../../..');
const written = new Set(findPages(siteDir, currentDocs).map(({ id }) => id));

/** Pages of HTML at the former addresses that lead on, without scripts too. */
export const redirectsPlugin: PluginConfig = [
  '@docusaurus/plugin-client-redirects',
  { redirects: activeRedirects(written) },
];
