import { category, page, type SidebarNode } from './tree';

export const guides: readonly SidebarNode[] = [
  page('guides/index'),
  category(
    'Quickstart Guides',
    {
      index: {
        slug: '/guides/category/quickstarts',
        description:
          'Get a first program, a web service or a GraphQL API to run in half an hour each.',
      },
    },
    [page('guides/quickstarts/hello-world'), page('guides/quickstarts/restful-webservice')],
  ),
  category(
    'Tutorial Guides',
    {
      index: {
        slug: '/guides/category/tutorials',
        description:
          'Take one topic, from JSON to deployment, to the point where you can use it at work.',
      },
    },
    [page('guides/tutorials/encode-and-decode-json-data')],
  ),
  category(
    'Integration Guides',
    {
      index: {
        slug: '/guides/category/integration',
        description:
          'Run ZIO beside another effect type, a future or a stream library in one program.',
      },
    },
    [page('guides/interop/with-cats-effect')],
  ),
  category(
    'Migration Guides',
    {
      index: {
        slug: '/guides/category/migration',
        description: 'Move a program to ZIO from another effect library, word by word.',
      },
    },
    [page('guides/migrate/from-cats-effect')],
  ),
];
