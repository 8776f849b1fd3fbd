import { facetsOf, narrow, noChoices } from '@site/src/site/search/model/facets';
import { matcher, segments } from '@site/src/site/search/model/marks';
import { bestPassage } from '@site/src/site/search/model/passage';
import { recentPages } from '@site/src/site/search/model/recent';
import { pagesInView, shownAtFirst, shownOf } from '@site/src/site/search/model/shown';
import { engine } from './support/small-site';

const marked = (text: string, ...terms: string[]): string[] =>
  segments(text, matcher(terms))
    .filter(({ isMarked }) => isMarked)
    .map(({ text: piece }) => piece);

describe('marks', () => {
  it.each([
    ['retries and retrying', ['retry'], ['retries', 'retrying']],
    ['zipPar and foreachPar', ['foreachpar', 'par'], ['Par', 'foreachPar']],
    ['a <&> b <& c', ['<&>'], ['<&>']],
    ['a part of it', ['a'], ['a']],
  ])('in %s for %j are %j', (text, terms, expected) => {
    expect(marked(text, ...terms)).toEqual(expected);
  });

  it('do not change the text', () => {
    const text = 'An <b>effect</b> that foreachPar runs; ZIO#retry.';
    const pieces = segments(text, matcher(['effect', 'par', 'retry']));
    expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text);
  });
});

describe('a passage', () => {
  it('is the line with most of the words', () => {
    expect(
      bestPassage('Waits.\nIt waits and retries.\nIt retries.', '', ['wait', 'retry'])?.text,
    ).toBe('It waits and retries.');
  });

  it('is code if only code contains the words', () => {
    expect(bestPassage('Prose.', 'val x = retry', ['retry'])).toEqual({
      text: 'val x = retry',
      isCode: true,
    });
  });

  it('is shortened around the first match in a long line', () => {
    const line = `${'before '.repeat(40)}retry ${'after '.repeat(40)}`.trim();
    const { text = '' } = bestPassage(line, '', ['retry']) ?? {};
    expect(text).toMatch(/^… .*retry.* …$/);
    expect(text.length).toBeLessThan(200);
  });

  it('is the first line if no line matches, and is missing in an empty section', () => {
    expect(bestPassage('Beginning.\nMore.', 'code', ['retry'])?.text).toBe('Beginning.');
    expect(bestPassage('', '', ['retry'])).toBeUndefined();
  });
});

describe('facets', () => {
  const { places } = engine;
  const found = places.pages.map((_, page) => ({ page, score: 1, sections: [] }));

  it('offer the available values with counts', () => {
    const [reference, guides] = [
      { label: 'Reference', count: 4 },
      { label: 'Guides', count: 1 },
    ];
    const versions = [
      { label: '2.x', count: 6 },
      { label: '1.x', count: 1 },
    ];
    expect(facetsOf(found, noChoices, places)).toEqual([
      { name: 'section', options: [reference, guides] },
      { name: 'version', options: versions },
    ]);
    const choices = { ...noChoices, section: 'Reference', library: 'ZIO JSON' };
    const [section, library] = facetsOf(found, choices, places);
    expect(section?.options).toEqual([{ label: 'Reference', count: 0 }]);
    expect(library?.options).toEqual([{ label: 'ZIO JSON', count: 0 }]);
  });

  it('narrow to a section, a library, a version', () => {
    const titles = (choices: Partial<typeof noChoices>) =>
      narrow(found, { ...noChoices, ...choices }, places).map(
        ({ page }) => places.pages[page]?.title,
      );
    expect(titles({ section: 'Reference' })).toEqual(['Retrying', 'Timing', 'Concurrency', 'Exit']);
    expect(titles({ library: 'ZIO JSON' })).toEqual(['ZIO JSON']);
    expect(titles({ version: '1.x' })).toEqual(['Renamed operators']);
  });
});

describe('recent pages', () => {
  const { pages } = engine.places;

  it('are known pages without duplicates and without the current page', () => {
    const [exit, current, retrying] = ['/reference/exit', '/zio-json', '/reference/retrying'];
    const recent = recentPages([exit, '/gone', exit, current, retrying], pages, '/', current);
    expect(recent.map(({ title }) => title)).toEqual(['Exit', 'Retrying']);
  });

  it.each([[undefined], [null], ['/zio-json'], [{ length: 3 }], [[1, null, {}, ['/zio-json']]]])(
    'are empty if the stored value is %j',
    (stored) => {
      expect(recentPages(stored, pages, '/', '/')).toEqual([]);
    },
  );
});

describe('the results that are drawn while the reader types', () => {
  const pages = (...sections: number[]) =>
    sections.map((count, page) => ({
      page,
      score: 1,
      sections: Array.from({ length: count }, (_, section) => ({ section, score: 1 })),
    }));
  const rows = (found: ReturnType<typeof pages>): number =>
    found.reduce((sum, { sections }, rank) => sum + Math.min(sections.length, shownOf(rank)), 0);

  it('fill the visible area, and not more', () => {
    const found = pages(4, 4, 4, 4, 4, 4, 4, 4, 4);
    const drawn = found.slice(0, pagesInView(found));
    expect(rows(drawn)).toBeGreaterThanOrEqual(8);
    expect(rows(drawn.slice(0, -1))).toBeLessThan(8);
  });

  it('never exceed the initial limit, and include all results of a short list', () => {
    expect(pagesInView(pages(...Array.from({ length: 30 }, () => 1)))).toBe(shownAtFirst.pages);
    expect(pagesInView(pages(1, 1))).toBe(2);
    expect(pagesInView([])).toBe(0);
  });
});
