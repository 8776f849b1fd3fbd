/**
 * Every page as Markdown at its address plus `.md`, and the lists of them for programs: `llms.txt`,
 * `llms-full.txt` and `llms-full/<section>.txt`. All of it is made of the HTML that the build wrote.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  fullAddress,
  markdownPath,
  pageFile,
  plainRoute,
  resolveLink,
  type SiteAddress,
} from '../../features/markdown-mirror/model/addresses';
import {
  inOneFile,
  type ListedSection,
  llmsTxt,
  pageBreak,
} from '../../features/markdown-mirror/model/llms';
import { markdownOf } from '../../features/markdown-mirror/model/markdown';
import { articleOf } from '../../features/markdown-mirror/model/tree';
import { openCache } from './cache';
import { docsBySection, type SectionDocs } from './docs-by-section';

export default function markdownMirror({ siteDir, baseUrl }: LoadContext): Plugin {
  let docs: SectionDocs[] = [];
  return {
    name: 'markdown-mirror',

    async allContentLoaded({ allContent }) {
      const loaded = allContent['docusaurus-plugin-content-docs']?.['default'];
      docs = docsBySection(loaded as LoadedContent, baseUrl);
    },

    async postBuild({ outDir, routesPaths, siteConfig }) {
      const site: SiteAddress = { url: siteConfig.url, baseUrl };
      const routes = routesPaths.map((route) => plainRoute(`/${route.slice(baseUrl.length)}`));
      const pages = await mirror(routes, { site, outDir, cacheFile: cacheIn(siteDir) });
      const write = async (name: string, text: string): Promise<void> => {
        await fs.mkdir(path.dirname(path.join(outDir, name)), { recursive: true });
        await fs.writeFile(path.join(outDir, name), text);
      };
      await Promise.all([...pages].map(([route, text]) => write(markdownPath(route), text)));
      const whole = docs.map(({ key, docs: own }) => ({
        path: `/llms-full/${key}.txt`,
        text: inOneFile(
          own.map(({ route }) => ({
            address: fullAddress(site, route),
            markdown: pages.get(route) ?? '',
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

const cacheIn = (siteDir: string): string =>
  path.join(siteDir, 'node_modules/.cache/markdown-mirror.json');

interface Surroundings {
  readonly site: SiteAddress;
  readonly outDir: string;
  readonly cacheFile: string;
}

/** The Markdown of every route that has an article, by route. */
async function mirror(
  routes: readonly string[],
  { site, outDir, cacheFile }: Surroundings,
): Promise<Map<string, string>> {
  const html = new Map<string, string>();
  for (const route of routes) {
    const text = await fs
      .readFile(path.join(outDir, `${pageFile(route)}.html`), 'utf8')
      .catch(() => '');
    if (/<(?:article|main)\b/.test(text)) html.set(route, text);
  }
  const makers =
    [markdownOf, articleOf, resolveLink].map(String).join('') + [...html.keys()].join();
  const cache = await openCache(cacheFile, createHash('sha256').update(makers).digest('base64'));
  const made = [...html].map(([route, text]) => {
    const page = fullAddress(site, route);
    const resolve = (href: string): string => resolveLink(href, page, site, (to) => html.has(to));
    const markdown = cache.of(`${page}\n${text}`, () => {
      const article = articleOf(text);
      return article ? markdownOf(article, resolve) : '';
    });
    return [route, markdown] as const;
  });
  await cache.save();
  return new Map(made);
}
