import { markdownPath } from '../../site/page-addresses';
import type { SectionDocs } from './docs-by-section';

/**
 * The contents of `llms.txt`, by which language models find pages (https://llmstxt.org): every page
 * by section, and the files with whole sections.
 * @param addressOf returns the full address of a path below the base URL
 */
export function llmsTxt(
  { title, tagline }: { readonly title: string; readonly tagline: string },
  sections: readonly SectionDocs[],
  addressOf: (path: string) => string,
): string {
  const everything = addressOf('/llms-full.txt');
  const parts = [
    `# ${title}`,
    `> ${tagline}.`,
    'To get a page as plain Markdown, add `.md` to its address. The Scala code is compiled ' +
      'and run against the releases that a page names at its end, and outputs are captured from ' +
      `those runs. For all pages in one file, see [llms-full.txt](${everything}).`,
    ...sections.flatMap(({ label, key, docs }) => [
      `## ${label}`,
      [
        `- [All of ${label}](${addressOf(sectionFile(key))}): the pages of this section in one file`,
        ...docs.map(
          (doc) => `- [${doc.title}](${addressOf(markdownPath(doc.route))}): ${doc.description}`,
        ),
      ].join('\n'),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The path of the file with all pages of a section. */
export const sectionFile = (key: string): string => `/llms-full/${key}.txt`;
