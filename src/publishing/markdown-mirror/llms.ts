/** The lists that language models use to find pages. Format: https://llmstxt.org */

export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** The address of the page's Markdown. */
  readonly address: string;
}

export interface ListedSection {
  readonly label: string;
  /** The address of a file with all of the section's pages. */
  readonly whole: string;
  readonly pages: readonly ListedPage[];
}

export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** The address of a file with all pages. */
  readonly whole: string;
}

const entry = ({ title, description, address }: ListedPage): string =>
  `- [${title}](${address}): ${description}`;

/** The contents of `llms.txt`: every page by section, and the files with whole sections. */
export function llmsTxt(
  { title, tagline, whole }: Site,
  sections: readonly ListedSection[],
): string {
  return [
    `# ${title}`,
    `> ${tagline}.`,
    'To get a page as plain Markdown, add `.md` to its address. The Scala code is compiled ' +
      'and run against the releases that a page names at its end, and outputs are captured from ' +
      `those runs. For all pages in one file, see [llms-full.txt](${whole}).`,
    ...sections.flatMap(({ label, whole: section, pages }) => [
      `## ${label}`,
      [
        `- [All of ${label}](${section}): the pages of this section in one file`,
        ...pages.map(entry),
      ].join('\n'),
    ]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** The separator between two pages in one file. */
export const pageBreak = '\n---\n\n';

/** Joins pages into one file, each below its address. */
export function inOneFile(
  pages: readonly { readonly address: string; readonly markdown: string }[],
): string {
  return pages.map(({ address, markdown }) => `<!-- ${address} -->\n\n${markdown}`).join(pageBreak);
}
