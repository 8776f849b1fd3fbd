/** As much of the site's configuration as components under test read. */
export default {
  title: 'ZIO',
  url: 'https://zio.dev',
  baseUrl: '/',
  trailingSlash: false,
  future: { experimental_router: 'browser' },
  themeConfig: {
    navbar: { title: 'ZIO', items: [] },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  },
};
