import { findLinks } from '../../../../src/content/markdown/model/links';
import { maskCode } from '../../../../src/content/markdown/model/mask';

it('finds links, and no images, with the places of their addresses', () => {
  const text = [
    'A [link](./a.mdx), a [`code`](./b.mdx#c "Title")',
    'and ![a picture](./p.svg).',
    '',
    '[![in a link](/img/q.svg)](./d.mdx) [broken over',
    'lines](/e)',
    '',
    '[ref]: ./f.mdx',
    '<PageLink id="faq">FAQ</PageLink>',
    '<PageLink id="zio-json/index">JSON</PageLink>',
  ].join('\n');
  expect(findLinks(text).map(({ url, line, column }) => `${line}:${column} ${url}`)).toEqual([
    '1:10 ./a.mdx',
    '1:31 ./b.mdx#c',
    '4:28 ./d.mdx',
    '5:8 /e',
    '7:8 ./f.mdx',
    '8:15 /faq',
    '9:15 /zio-json',
  ]);
});

it.each([
  ['fenced code', '```md\n[x](./a.mdx)\n```'],
  ['a longer fence', '````md\n```\n[x](./a.mdx)\n```\n````'],
  ['code in a list', '- item\n\n  ```md\n  [x](./a.mdx)\n  ```'],
  ['inline code', 'Write `[x](./a.mdx)` so.'],
  ['a comment', '{/* [x](./a.mdx)\n[y](./b.mdx) */}'],
  ['front matter', '---\ntitle: "[x](./a.mdx)"\n---\n'],
])('finds no links in %s', (_, text) => {
  expect(findLinks(text)).toEqual([]);
});

it('masks code without changing the positions of the remaining text', () => {
  const text = 'a `b` c\r\n```\r\nd\r\n```\r\ne';
  expect(maskCode(text)).toHaveLength(text.length);
  expect(maskCode(text).split('\n')).toHaveLength(5);
  expect(maskCode(text)).toMatch(/^a ` ` c/);
});
