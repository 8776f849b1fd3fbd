/**
 * Publishes every page as Markdown, at its address plus `.md`, and lists of the pages for programs:
 * `llms.txt`, `llms-full.txt` and `llms-full/<section>.txt`. Everything is converted from the HTML
 * of the build.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fullAddress, markdownPath, type SiteAddress } from '../../site/page-addresses';
import { inOneFile, type ListedSection, llmsTxt, pageBreak } from './llms';
import { builtPages } from '../../site/built-pages';
import { docsBySection, type SectionDocs } from './docs-by-section';

export default function markdownMirror({ baseUrl }: LoadContext): Plugin {
  let docs: SectionDocs[] = [];
  return {
    name: 'markdown-mirror',

    async allContentLoaded({ allContent }) {
      const loaded = allContent['docusaurus-plugin-content-docs']?.['default'];
      docs = docsBySection(loaded as LoadedContent, baseUrl);
    },

    async postBuild(build) {
      const { outDir, siteConfig } = build;
      const site: SiteAddress = { url: siteConfig.url, baseUrl };
      const pages = await builtPages(build);
      const write = async (name: string, text: string): Promise<void> => {
        await fs.mkdir(path.dirname(path.join(outDir, name)), { recursive: true });
        await fs.writeFile(path.join(outDir, name), text);
      };
      await Promise.all(
        [...pages].map(([route, { markdown }]) => write(markdownPath(route), markdown)),
      );
      const whole = docs.map(({ key, docs: own }) => ({
        path: `/llms-full/${key}.txt`,
        text: inOneFile(
          own.map(({ route }) => ({
            address: fullAddress(site, route),
            markdown: pages.get(route)?.markdown ?? '',
          })),
        ),
      }));
      await Promise.all(whole.map(({ path: file, text }) => write(file, text)));
      await write('llms-full.txt', whole.map(({ text }) => text).join(pageBreak));
      const listed = docs.map(({ key, label, docs: own }): ListedSection => ({
        label,
        whole: fullAddress(site, `/llms-full/${key}.txt`),
        pages: own.map(({ title, description, route }) => ({
          title,
          description,
          address: fullAddress(site, markdownPath(route)),
        })),
      }));
      const { title, tagline } = siteConfig;
      const everything = fullAddress(site, '/llms-full.txt');
      await write('llms.txt', llmsTxt({ title, tagline, whole: everything }, listed));
    },
  };
}
