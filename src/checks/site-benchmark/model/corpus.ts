/** A documentation of any size, made from a seed: sections, pages and their sidebars. */
import { Random } from '../../../content/snippets/benchmark/random';
import { clause, headline, paragraph, sentence } from './prose';

/** Pages of a section at most: a sidebar stands on each of its pages. */
export const mostPagesOfSection = 300;
const pagesOfCategory = 25;
const blocksOfPage = 5;
const wordsOfPage = 800;

export interface CorpusSection {
  readonly sidebar: string;
  /** Ids of its pages in order; the first is the one that the header links. */
  readonly ids: readonly string[];
}

/**
 * Deals pages out to sections: to the site's own in equal parts, and to further ones where those would be too long.
 * @param own the site's sidebars, each with the id of its first page
 */
export function corpusSections(
  pages: number,
  own: readonly { readonly sidebar: string; readonly first: string }[],
): CorpusSection[] {
  const count = Math.max(own.length, Math.ceil(pages / mostPagesOfSection));
  return Array.from({ length: count }, (_, section): CorpusSection => {
    const size = Math.floor(pages / count) + (section < pages % count ? 1 : 0);
    const { sidebar, first } = own[section] ?? {
      sidebar: `section-${section}-sidebar`,
      first: `section-${section}/index`,
    };
    const folder = first.split('/')[0] ?? first;
    const rest = Array.from({ length: Math.max(size - 1, 0) }, (_page, index) => {
      const category = Math.floor(index / pagesOfCategory);
      return `${folder}/category-${category}/page-${index}`;
    });
    return { sidebar, ids: [first, ...rest] };
  });
}

/** A sidebar as Docusaurus takes it: the first page, then categories. */
export function sidebarOf({ ids }: CorpusSection): unknown[] {
  const [first, ...rest] = ids;
  const categories = new Map<string, string[]>();
  for (const id of rest) {
    const name = id.split('/').at(-2) ?? '';
    categories.set(name, [...(categories.get(name) ?? []), id]);
  }
  return [
    first,
    ...[...categories].map(([name, items]) => ({
      type: 'category',
      label: `Category ${name.slice('category-'.length)}`,
      collapsed: true,
      items,
    })),
  ];
}

/**
 * The text of a page: about 800 words in five parts, a list, a table, links to pages of its section.
 * @param number the page's number in the corpus
 * @param index its place in the section
 * @param blocks fenced Scala blocks, one for each part
 */
export function corpusPage(
  seed: number,
  number: number,
  { ids }: CorpusSection,
  index: number,
  blocks: readonly string[],
): string {
  const random = new Random(seed * 1_000_003 + number);
  const id = ids[index] ?? '';
  const depth = '../'.repeat(id.split('/').length - 1);
  const link = (): string => {
    const target = ids[random.below(ids.length)] ?? id;
    return `[${headline(random).toLowerCase()}](${depth}${target}.mdx)`;
  };
  // Paragraphs end with a sentence, and a list and a table come on top.
  const words = Math.floor(wordsOfPage / blocksOfPage / 2) - 20;
  const parts = blocks.map((block, at) =>
    [
      `## ${headline(random)} ${at + 1}`,
      paragraph(random, words),
      block,
      `${paragraph(random, words - 20)} See ${link()}.`,
      ...(at === 1 ? [list(random)] : []),
      ...(at === 3 ? [table(random)] : []),
    ].join('\n\n'),
  );
  const title = `${headline(random)} ${number}`.slice(0, 60);
  const description = `${headline(random)} in the case ${number}, and then ${clause(random)}.`;
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${paragraph(random, 60)}\n\n${parts.join('\n\n')}\n`;
}

function list(random: Random): string {
  return Array.from({ length: 4 }, () => `- ${sentence(random)}`).join('\n');
}

function table(random: Random): string {
  const rows = Array.from({ length: 4 }, () => `| ${headline(random)} | ${sentence(random)} |`);
  return ['| what | when |', '| --- | --- |', ...rows].join('\n');
}
