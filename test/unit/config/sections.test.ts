import { sectionOf, sections } from '@site/src/config/sections';
import { readPlan, sidebarsOf } from '@site/src/site/sidebar/build';

describe('the sections of the header', () => {
  const items = sidebarsOf(readPlan('.'));

  it.each(sections)('$label links to the first page of its sidebar', ({ sidebar, to }) => {
    expect(items.get(sidebar)?.[0]).toEqual({
      type: 'doc',
      id: expect.stringMatching(`^${to.slice(1)}(/index)?$`) as string,
    });
  });

  it('do not include sidebars of other versions', () => {
    expect(sectionOf('1.x')).toBeUndefined();
    expect(sectionOf(undefined)).toBeUndefined();
  });
});
