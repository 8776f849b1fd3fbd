import { positionOf } from '@site/src/site/sidebar/model/position';

const page = (href: string) => ({ type: 'link', href });
const items = [
  page('/start'),
  { type: 'category', label: 'Streams', href: '/streams', items: [page('/a'), page('/b')] },
  { type: 'category', label: 'Test', items: [page('/test'), { type: 'category', items: [] }] },
  { type: 'category', label: 'Empty', href: '/alone', items: [] },
];

describe('the position of a page in a sidebar', () => {
  it('counts the pages next to it, and the page of their category as the first', () => {
    expect(positionOf('/b', items)).toEqual({ category: 'Streams', place: 3, of: 3 });
    expect(positionOf('/streams', items)).toEqual({ category: 'Streams', place: 1, of: 3 });
  });

  it('counts pages and categories with a page at the top of the sidebar', () => {
    expect(positionOf('/start', items)).toEqual({ category: undefined, place: 1, of: 3 });
    expect(positionOf('/alone', items)).toEqual({ category: undefined, place: 3, of: 3 });
  });

  it('is missing for a page that is not in the sidebar', () => {
    expect(positionOf('/elsewhere', items)).toBeUndefined();
  });
});
