/**
 * Publishes the files that the search reads: `search.json`, the dictionary for the first results,
 * and the files that it names under `assets/search`, whose names change with their content.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasLists } from '../aliases';
import { readQuestions, withQuestions } from '../asked/asked';
import { type BuiltPages, builtPages } from '../../built-pages';
import { type CutPage, searchFiles } from '../build/site-index';
import { areaOf } from './areas';
import { lockReader } from '../../../content/snippets/lock-reader';
import { allMembers } from '../../../content/snippets/members-files';

/** Returns the documentation's pages. @throws Error if a page wasn't built */
function cutPages(
  docs: LoadedContent,
  { siteDir, baseUrl }: LoadContext,
  built: BuiltPages,
): CutPage[] {
  const codeOf = lockReader(siteDir);
  return docs.loadedVersions.flatMap((version) =>
    version.docs
      .filter(({ unlisted }) => !unlisted)
      .map(({ id, permalink, source, title, description: lead }) => {
        // Permalinks of index pages end in a slash here, but their addresses don't
        // (`trailingSlash`).
        const page = permalink.slice(baseUrl.length).replace(/\/$/, '');
        const [start, ...others] = built.get(`/${page}`)?.sections ?? [];
        if (!start) throw new Error(`The search cannot find a built page at /${page}`);
        const text = [lead, start.text].filter(Boolean).join('\n');
        return {
          path: page,
          title,
          lead,
          area: areaOf(id, version.isLast ? undefined : version.label),
          version: version.label,
          sections: [{ ...start, text }, ...others],
          code: (version.isLast && codeOf(source.replace('@site/', ''))) || undefined,
        };
      }),
  );
}

/** The plugin, which has no options. */
export default function search(context: LoadContext): Plugin {
  const { siteDir } = context;
  let docs: LoadedContent | undefined;
  return {
    name: 'search',
    allContentLoaded: async ({ allContent }) => {
      docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
    },
    postBuild: async (build) => {
      if (!docs) throw new Error('The search needs the docs plugin: check src/docusaurus/docs.ts');
      // The prose check has stopped the build if a question is malformed or names no section.
      const { questions } = readQuestions(siteDir);
      const pages = withQuestions(questions, cutPages(docs, context, await builtPages(build)));
      const versions = docs.loadedVersions.map(({ label }) => label);
      const aliases = aliasLists.flatMap(({ from, aliases: own }) =>
        own.map(({ name, means }) => [from, name, ...means] as const),
      );
      for (const [file, content] of searchFiles(pages, versions, aliases, allMembers(siteDir))) {
        const target = path.join(build.outDir, file);
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.writeFileSync(target, content);
      }
    },
  };
}
