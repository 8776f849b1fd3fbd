import { categoryTimes, newest, type Route } from '../../../../src/site/last-changes/model/dates';

describe('the newest of some times', () => {
  it('leaves out those that the history does not tell', () => {
    expect(newest([undefined, 2, null, 3])).toBe(3);
    expect(newest([undefined, null])).toBeUndefined();
  });
});

describe('the time of a category without a page of its own', () => {
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

  it('is that of the newest page that it lists, however deep', () => {
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

  it('is not told of a category with a page, nor where no page tells its own', () => {
    const items = [
      category('/own', [link('/a')]),
      category('/untold', [link('/b')]),
      category(undefined, [link('/a')]),
    ];
    const pages = [page('/own', 5), page('/a', 9), page('/b', null)];
    expect([...categoryTimes(routesWith(items, pages))]).toEqual([]);
  });
});
