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
    [page('guides/quickstarts/hello-world')],
  ),
];
