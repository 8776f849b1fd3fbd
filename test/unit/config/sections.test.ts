import { sectionOf, sections } from '@site/src/config/sections';
import { sidebarTrees } from '@site/src/sidebars';
import { placedPages } from '@site/src/sidebars/tree';

describe('the sections of the header', () => {
  it('are the five sidebars, in order', () => {
    expect(sections.map(({ sidebar }) => sidebar)).toEqual(Object.keys(sidebarTrees));
  });

  it.each(sections)('$label leads to the first page of its sidebar', ({ sidebar, to }) => {
    const [first] = placedPages(sidebarTrees[sidebar]);
    expect(to).toBe(`/${first?.id.replace(/\/index$/, '')}`);
  });

  it('are not found for sidebars of another version', () => {
    expect(sectionOf('1.x')).toBeUndefined();
    expect(sectionOf(undefined)).toBeUndefined();
  });
});
