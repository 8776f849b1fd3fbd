import {
  filterGroups,
  groupPages,
  type LinkedPage,
  pagesByLetter,
} from '@site/src/site/page-index/model/page-index';

const page = (id: string, title: string, description = ''): LinkedPage => ({
  id,
  title,
  description,
  permalink: `/${id}`,
});

const pages = [
  page('faq', 'Questions'),
  page('zio-json/index', 'ZIO JSON'),
  page('overview/summary', 'Summary', 'What ZIO is'),
  page('overview/platforms', 'Platforms', 'Where ZIO runs'),
  page('events/index', 'Events'),
];
const libraries = [
  { id: 'zio-cache', name: 'ZIO Cache' },
  { id: 'zio-json', name: 'ZIO JSON' },
];

describe('the page index', () => {
  it('groups pages by section, then by library, with top-level pages last', () => {
    expect(groupPages(pages, libraries).map(({ key, pages: { length } }) => [key, length])).toEqual(
      [
        ['overview', 2],
        ['zio-json', 1],
        ['top', 2],
      ],
    );
  });

  it('includes pages in unknown folders', () => {
    const odd = groupPages([page('elsewhere/page', 'Odd')], libraries);
    expect(odd.flatMap((group) => group.pages.map(({ id }) => id))).toEqual(['elsewhere/page']);
  });

  it('groups pages by letter', () => {
    const letters = pagesByLetter([...pages, page('x', '2.x')]);
    expect(letters.map(({ label, pages: { length } }) => [label, length])).toEqual([
      ['#', 1],
      ['E', 1],
      ['P', 1],
      ['Q', 1],
      ['S', 1],
      ['Z', 1],
    ]);
  });

  it('filters by all words, in title, description or address', () => {
    const found = (query: string): string[] =>
      filterGroups(groupPages(pages, libraries), query).flatMap((group) =>
        group.pages.map(({ id }) => id),
      );
    expect(found('ZIO runs')).toEqual(['overview/platforms']);
    expect(found('json')).toEqual(['zio-json/index']);
    expect(found('nothing like it')).toEqual([]);
    expect(found('')).toHaveLength(pages.length);
  });
});
