import { scriptJson } from '@site/src/utils/script-json';
import { inlineContent } from '@site/src/publishing/content-security/inline-content';

const hostile = {
  name: '</script><script>alert(1)</script><!--',
  list: ['a < b', '<!-- <script>'],
};

it('cannot end its script element or start another one', () => {
  const html = `<script type="application/ld+json">${scriptJson(hostile)}</script>`;
  expect(scriptJson(hostile)).not.toContain('<');
  expect(inlineContent(html).scripts).toEqual([]);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
});

it('can be parsed back to the same data', () =>
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile));
