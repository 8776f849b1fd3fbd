/**
 * Publishes every page as Markdown, at its address plus `.md`, and lists of the pages for programs:
 * `llms.txt`, `llms-full.txt` and `llms-full/<section>.txt`. Everything is converted from the HTML
 * of the build.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fullAddress, markdownPath } from '../../site/page-addresses';
import { builtPages } from '../../site/built-pages';
import { docsBySection, type SectionDocs } from './docs-by-section';
import { llmsTxt, sectionFile } from './llms';

/** The separator between two pages in one file. */
const pageBreak = '\n---\n\n';

/** The plugin; it takes no options. */
export default function markdownMirror({ baseUrl }: LoadContext): Plugin {
  let sections: SectionDocs[] = [];
  return {
    name: 'markdown-mirror',

    async allContentLoaded({ allContent }) {
      const loaded = allContent['docusaurus-plugin-content-docs']?.['default'];
      sections = docsBySection(loaded as LoadedContent, baseUrl);
    },

    async postBuild(build) {
      const { outDir, siteConfig } = build;
      const addressOf = (route: string): string => fullAddress(siteConfig, route);
      const pages = await builtPages(build);
      const write = async (name: string, text: string): Promise<void> => {
        await fs.mkdir(path.dirname(path.join(outDir, name)), { recursive: true });
        await fs.writeFile(path.join(outDir, name), text);
      };
      await Promise.all(
        [...pages].map(([route, { markdown }]) => write(markdownPath(route), markdown)),
      );
      const texts = sections.map(({ docs }) =>
        docs
          .map(({ route }) => `<!-- ${addressOf(route)} -->\n\n${pages.get(route)?.markdown ?? ''}`)
          .join(pageBreak),
      );
      await Promise.all(sections.map(({ key }, at) => write(sectionFile(key), texts[at] ?? '')));
      await write('llms-full.txt', texts.join(pageBreak));
      await write('llms.txt', llmsTxt(siteConfig, sections, addressOf));
    },
  };
}
