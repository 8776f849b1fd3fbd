/** @jest-environment jsdom */
import { redirectPage, redirectScript } from '@site/src/publishing/page-frame/redirect-page';

const target = { address: '/sub/reference/zio', canonical: 'https://zio.dev/sub/reference/zio' };
const page = (): Document =>
  new DOMParser().parseFromString(redirectPage(target, "default-src 'none'"), 'text/html');

it('redirects without scripts', () => {
  expect(page().querySelector('[http-equiv=refresh]')?.getAttribute('content')).toBe(
    '0; url=/sub/reference/zio',
  );
});

it('links to the new address for readers and search engines', () => {
  expect(page().title).toBe('This page has moved');
  expect(page().querySelector('a')?.getAttribute('href')).toBe('/sub/reference/zio');
  expect(page().querySelector('[rel=canonical]')?.getAttribute('href')).toBe(target.canonical);
});

it('has the content security policy before any other content', () => {
  const [charset, policy] = page().head.children;
  expect(charset?.getAttribute('charset')).toBe('UTF-8');
  expect(policy?.getAttribute('content')).toBe("default-src 'none'");
});

it.each([
  ['?q=%3Cscript%3E', '#part', '/sub/reference/zio?q=%3Cscript%3E#part'],
  [
    '',
    '#"><img src=x onerror=alert(1)>',
    '/sub/reference/zio#%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  ],
  ['?next=//elsewhere.example/', '', '/sub/reference/zio?next=//elsewhere.example/'],
  ['', '#100%', '/sub/reference/zio#100%'],
])('keeps the query and the anchor of %s%s, and stays on this site', (search, hash, expected) => {
  const replace = jest.fn();
  const run = new Function('document', 'location', redirectScript);
  run({ links: [{ href: 'https://here.example/sub/reference/zio' }] }, { search, hash, replace });
  expect(String(replace.mock.calls[0]?.[0])).toBe(`https://here.example${expected}`);
});
