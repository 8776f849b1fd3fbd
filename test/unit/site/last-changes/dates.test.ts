import { categoryTimes, newest, type Route } from '../../../../src/site/last-changes/model/dates';

describe('the newest of several times', () => {
  it('ignores unknown times', () => {
    expect(newest([undefined, 2, null, 3])).toBe(3);
    expect(newest([undefined, null])).toBeUndefined();
  });
});

describe('the time of a category without its own page', () => {
  const link = (href: string) => ({ type: 'link', href, label: href });
  const category = (href: string | undefined, items: object[]) => ({
    type: 'category',
    label: 'Category',
    ...(href && { href }),
    items,
  });
  const page = (path: string, lastUpdatedAt: number | null): Route => ({
    path,
    metadata: { lastUpdatedAt },
  });
  const routesWith = (items: object[], pages: Route[]): Route[] => [
    {
      path: '/',
      routes: [
        {
          path: '/',
          props: { version: { docsSidebars: { sidebar: items } } },
          routes: pages,
        },
      ],
    },
  ];

  it('is the newest time of the pages that it lists, at any depth', () => {
    const items = [category('/outer', [link('/a'), category('/inner', [link('/b')])]), link('/c')];
    const pages = [page('/a', 1), page('/b', 2), page('/c', 3)];
    const categories: Route[] = ['/outer', '/inner'].map((path) => ({
      path,
      component: 'x',
    }));
    expect([...categoryTimes(routesWith(items, [...pages, ...categories]))]).toEqual([
      ['/outer', 2],
      ['/inner', 2],
    ]);
  });

  it('is missing for a category with a page, or with no known times', () => {
    const items = [
      category('/own', [link('/a')]),
      category('/untold', [link('/b')]),
      category(undefined, [link('/a')]),
    ];
    const pages = [page('/own', 5), page('/a', 9), page('/b', null)];
    expect([...categoryTimes(routesWith(items, pages))]).toEqual([]);
  });
});
