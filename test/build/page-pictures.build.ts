/** Pictures beside pages are published, under a base URL and from the bundler's cache too. */
import { page, SiteFixture } from './support/site-fixture';

/** Too large to stand within the page. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200">' +
  `<title>${'Three fibers. '.repeat(1000)}</title></svg>`;

let site: SiteFixture;
afterEach(() => {
  delete process.env['BASE_URL'];
  site.dispose();
});

/** The address of the picture on the page. */
const shown = (): string =>
  /src="?([^"\s]*fibers[^"\s]*\.svg)/.exec(site.built('faq.html'))?.[1] ?? '';

it('publishes the pictures of a page where the page says', () => {
  process.env['BASE_URL'] = '/sub/';
  site = new SiteFixture({
    'docs/faq.mdx': page('faq', '![Three fibers](./fibers.svg)'),
    'docs/fibers.svg': picture,
  });
  expect(site.build().output).toContain('Generated static files');
  const first = shown();
  expect(first).toMatch(/^\/sub\/assets\/images\/fibers-[\da-f]+\.svg$/);
  expect(site.built(first.slice('/sub/'.length))).toBe(picture);

  site.write('docs/faq.mdx', page('faq', 'Look: ![Three fibers](./fibers.svg)'));
  expect(site.build().output).toContain('Generated static files');
  expect(shown()).toBe(first);
  expect(site.built(first.slice('/sub/'.length))).toBe(picture);
});
