import {
  clientConfig,
  clientGlobalData,
  clientVersion,
} from '../../../../src/plugins/client-data/model/trim';

test('the client is not told how the site is built', () => {
  const config = {
    title: 'ZIO',
    baseUrl: '/sub/',
    plugins: [['redirects', { redirects: [] }]],
    presets: [],
    ssrTemplate: '<html>',
  };
  const told = clientConfig(config);
  expect(told).toMatchObject({ title: 'ZIO', baseUrl: '/sub/' });
  expect(told).not.toHaveProperty('plugins');
  expect(told).not.toHaveProperty('ssrTemplate');
});

test('data of the docs keep their versions and lose the list of all pages', () => {
  const versions = [{ name: 'current', path: '/', docs: [{ id: 'faq', path: '/faq' }] }];
  const other = { default: { x: 1 } };
  expect(
    clientGlobalData({
      other,
      'docusaurus-plugin-content-docs': { default: { path: '/', versions } },
    }),
  ).toEqual({
    other,
    'docusaurus-plugin-content-docs': {
      default: { path: '/', versions: [{ name: 'current', path: '/', docs: [] }] },
    },
  });
});

test('a version keeps its sidebars, and of its pages those that a generated page describes', () => {
  const link = (docId: string) => ({ type: 'link', docId, label: docId, href: `/${docId}` });
  const category = (href: string, ...items: { type: string }[]) => ({
    type: 'category',
    label: href,
    href,
    items,
  });
  const docsSidebars = {
    main: [link('a'), category('/own-page', link('b'), category('/category/generated', link('c')))],
  };
  const docs = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { id, title: id }]));
  const version = { version: 'current', docsSidebars, docs };
  expect(clientVersion(version)).toEqual({ ...version, docs: { c: { id: 'c', title: 'c' } } });
});
