/** Images of pages are published, including with a base URL and from the bundler's cache. */
import { page, SiteFixture } from './support/site-fixture';

/** Too large to be inlined into the page. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200">' +
  `<title>${'Three fibers. '.repeat(1000)}</title></svg>`;

let site: SiteFixture;
afterEach(() => {
  delete process.env['BASE_URL'];
  site.dispose();
});

/** The address of the image on the page. */
const shown = (): string =>
  /src="?([^"\s]*fibers[^"\s]*\.svg)/.exec(site.built('faq.html'))?.[1] ?? '';

it('publishes the images of a page at the addresses on the page, also from the cache', () => {
  process.env['BASE_URL'] = '/sub/';
  site = new SiteFixture({
    'docs/faq.mdx': page('faq', '![Three fibers](/img/fibers.svg)'),
    'static/img/fibers.svg': picture,
  });
  expect(site.build().output).toContain('Generated static files');
  const first = shown();
  expect(first).toMatch(/^\/sub\/assets\/images\/fibers-[\da-f]+\.svg$/);
  expect(site.built(first.slice('/sub/'.length))).toBe(picture);

  site.write('docs/faq.mdx', page('faq', 'Look: ![Three fibers](/img/fibers.svg)'));
  expect(site.build().output).toContain('Generated static files');
  expect(shown()).toBe(first);
  expect(site.built(first.slice('/sub/'.length))).toBe(picture);
});
