import { markdownPath, pageFile, resolveLink } from '../../../../src/site/page-addresses';
import { llmsTxt } from '../../../../src/publishing/markdown-mirror/llms';

test.each([
  ['/', 'index', '/index.md'],
  ['/reference/', 'reference', '/reference.md'],
  ['/reference/fiber/fiber', 'reference/fiber/fiber', '/reference/fiber/fiber.md'],
])('puts the Markdown of %s next to its page', (route, file, markdown) => {
  expect(pageFile(route)).toBe(file);
  expect(markdownPath(route)).toBe(markdown);
});

describe('a link in the Markdown of a page', () => {
  const site = { url: 'https://docs.example', baseUrl: '/sub/' };
  const resolve = (href: string) =>
    resolveLink(href, 'https://docs.example/sub/reference/fiber', site, (route) =>
      ['/faq', '/', '/reference/fiber'].includes(route),
    );

  it.each([
    ['/sub/faq#why', 'https://docs.example/sub/faq.md#why'],
    ['/sub/faq/', 'https://docs.example/sub/faq.md'],
    ['/sub/', 'https://docs.example/sub/index.md'],
    ['#cost', 'https://docs.example/sub/reference/fiber.md#cost'],
  ])('links to Markdown if the site has the page: %s', (href, address) => {
    expect(resolve(href)).toBe(address);
  });

  it.each([
    ['/sub/img/a.png', 'https://docs.example/sub/img/a.png'],
    ['/faq', 'https://docs.example/faq'],
    ['https://github.com/zio/zio', 'https://github.com/zio/zio'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['https://[', 'https://['],
  ])('keeps its target otherwise: %s', (href, address) => {
    expect(resolve(href)).toBe(address);
  });
});

test('lists all pages of each section in llms.txt, after a link to the whole section', () => {
  const docs = [{ title: 'FAQ', description: 'Answers.', route: '/faq' }];
  const text = llmsTxt(
    { title: 'ZIO', tagline: 'Programs in Scala' },
    [{ key: 'project', label: 'Project', docs }],
    (path) => `https://docs.example${path}`,
  );
  expect(text).toMatch(/^# ZIO\n\n> Programs in Scala\.\n\n/);
  expect(text).toContain(
    '## Project\n\n- [All of Project](https://docs.example/llms-full/project.txt): the pages of this section in one file\n- [FAQ](https://docs.example/faq.md): Answers.\n',
  );
});
