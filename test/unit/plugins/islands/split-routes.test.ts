import { matchRoutes, type RouteConfig } from 'react-router-config';
import { splitRoutes } from '../../../../src/plugins/islands/split-routes';

const component = (name: string) => Object.assign(() => null, { displayName: name });
const leaf = (path: string): RouteConfig => ({ path, exact: true, component: component(path) });

const pages = [
  '/section',
  ...Array.from({ length: 60 }, (_, page) => `/section/page-${page}`),
  '/sectional',
  '/other/page',
  '/other/folder/page',
  '/faq',
];

const site = (base: string, addresses: readonly string[]): RouteConfig[] => [
  leaf(`${base}/search`),
  {
    path: `${base}/1.x`,
    component: component('1.x'),
    routes: [leaf(`${base}/1.x`), leaf(`${base}/1.x/section/page-1`)],
  },
  {
    path: `${base}/`,
    component: component('docs'),
    routes: [
      {
        path: `${base}/`,
        component: component('version'),
        routes: addresses.map((address) => leaf(base + address)),
      },
    ],
  },
];

const componentsAt = (routes: RouteConfig[], address: string): (string | undefined)[] =>
  matchRoutes(routes, address).map(
    ({ route }) => (route.component as { displayName?: string }).displayName,
  );

it.each(['', '/sub'])('leads every address under "%s" to the same components as before', (base) => {
  const before = site(base, pages);
  const after = splitRoutes(before as never) as RouteConfig[];
  const addresses = [...pages, '/search', '/1.x', '/1.x/section/page-1', '/section/none', '/none'];
  for (const address of addresses.map((end) => base + end)) {
    expect([address, componentsAt(after, address)]).toEqual([
      address,
      componentsAt(before, address),
    ]);
  }
});

it('has no more than the pages of a folder tried for an address', () => {
  const folders = Array.from({ length: 30 }, (_, folder) => `/folder-${folder}`);
  const many = folders.flatMap((folder) => pages.slice(1, 21).map((page) => folder + page));
  const [, , docs] = splitRoutes(site('', many) as never);
  const sizes = docs?.routes?.map(({ routes = [] }) => routes.length);
  expect(sizes).toEqual([...folders.map(() => 20), 0]);
});

it('leaves few routes as they are', () => {
  const before = site('', pages.slice(0, 10));
  expect(splitRoutes(before as never)).toEqual(before);
});
