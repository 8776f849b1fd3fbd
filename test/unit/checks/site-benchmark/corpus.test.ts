import {
  corpusPage,
  corpusSections,
  mostPagesOfSection,
  sidebarOf,
} from '@site/src/checks/site-benchmark/model/corpus';
import { tableOf, type Measured } from '@site/src/checks/site-benchmark/model/table';
import { currentDocs } from '@site/src/facts/inventory/pages-on-disk';
import { checkPages } from '@site/src/checks/page-rules/model/check';

const own = [
  { sidebar: 'overview-sidebar', first: 'overview/getting-started' },
  { sidebar: 'reference-sidebar', first: 'reference/index' },
];

describe('the corpus', () => {
  it('deals out as many pages as asked for, each once', () => {
    for (const pages of [10, 601, 2000]) {
      const ids = corpusSections(pages, own).flatMap((section) => section.ids);
      expect(ids).toHaveLength(pages);
      expect(new Set(ids).size).toBe(pages);
    }
  });

  it('keeps sections short by adding further ones', () => {
    const sections = corpusSections(2000, own);
    expect(Math.max(...sections.map(({ ids }) => ids.length))).toBeLessThanOrEqual(
      mostPagesOfSection,
    );
    expect(sections.slice(0, 2).map(({ sidebar }) => sidebar)).toEqual(
      own.map(({ sidebar }) => sidebar),
    );
  });

  it('lists every page of a section in its sidebar', () => {
    const [section] = corpusSections(120, own);
    const listed = JSON.stringify(sidebarOf(section!));
    expect(section!.ids.filter((id) => !listed.includes(`"${id}"`))).toEqual([]);
  });

  it('makes pages of some 800 words that the rules accept, the same for the same seed', () => {
    const [section] = corpusSections(60, own);
    const blocks = ['```scala\nval a = 1\n```', '```scala\nval b = 2\n```'];
    const text = (seed: number, number: number) =>
      corpusPage(seed, number, section!, number, blocks);
    expect(text(1, 3)).toBe(text(1, 3));
    expect(text(2, 3)).not.toBe(text(1, 3));
    const sources = section!.ids.map((id, number) => ({
      file: `docs/${id}.mdx`,
      id,
      docs: currentDocs,
      text: text(1, number),
    }));
    const files = sources.map(({ file }) => file);
    const site = {
      planned: section!.ids,
      exists: (file: string) => files.includes(file),
      classPathProblem: () => null,
    };
    expect(checkPages(sources, site)).toEqual([]);
    const five = corpusPage(1, 3, section!, 3, Array<string>(5).fill(blocks[0] ?? ''));
    const words = five.split(/\s+/).length;
    expect(words).toBeGreaterThan(700);
    expect(words).toBeLessThan(1100);
  });
});

test('the table sets sites side by side, with a row for each figure', () => {
  const weight = { html: 9000, script: 0, style: 12_000, font: 15_000, other: 0 };
  const cost = { seconds: 40, cpu: 60, memory: 2 ** 30 };
  const measured: Measured = {
    site: 'ours',
    pages: 600,
    cold: cost,
    warm: cost,
    size: 5e6,
    rest: weight,
    way: weight,
    application: { ...weight, script: 150_000 },
  };
  const table = tableOf([{ ...measured, site: 'stock' }, measured]);
  expect(table).toMatch(/page at rest\s+36\.0 kB\s+36\.0 kB/);
  expect(table).toMatch(/scripts once used\s+150\.0 kB\s+150\.0 kB/);
});
