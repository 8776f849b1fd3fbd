import { benchmarkPage } from '@site/src/content/snippets/benchmark/pages';
import { readPage } from '@site/src/content/snippets/model/page';

const pages = Array.from({ length: 40 }, (_, index) => benchmarkPage(1, index, 5));

describe('the pages of the benchmark', () => {
  it('are the same for the same seed and differ for another', () => {
    expect(benchmarkPage(1, 7, 5)).toBe(pages[7]);
    expect(benchmarkPage(2, 7, 5)).not.toBe(pages[7]);
  });

  it('have the blocks asked for, of every kind, and nothing wrong', () => {
    const read = pages.map((text, index) => readPage(`docs/${index}.mdx`, text));
    expect(read.flatMap((page) => page.problems)).toEqual([]);
    expect(new Set(read.map((page) => page.fences.length))).toEqual(new Set([5]));
    const modes = new Set(read.flatMap((page) => page.fences.map(({ words }) => words.mode)));
    expect(modes).toEqual(new Set(['compile', 'run', 'values', 'fail']));
  });
});
