import { inlineContent } from '@site/src/publishing/content-security/inline-content';

it('finds scripts that run, with any way to write their type', () => {
  const { scripts } = inlineContent(
    '<script>a</script><script type=module>b</script><script type="text/javascript">c</script>' +
      '<script type=speculationrules>{"prefetch":[]}</script><script type=importmap>{}</script>',
  );
  expect(scripts).toEqual(['a', 'b', 'c', '{"prefetch":[]}', '{}']);
});

it('ignores data and scripts in other files', () => {
  const html = '<script type=application/ld+json>{}</script><script src="/a.js"></script>';
  expect(inlineContent(html).scripts).toEqual([]);
});

it('returns the text of scripts and styles unchanged, including markup', () => {
  const { scripts, styles } = inlineContent(
    '<style>a > b{}</style><script>x="<b>&amp;" < 1</script><p>no script</p>',
  );
  expect(scripts).toEqual(['x="<b>&amp;" < 1']);
  expect(styles).toEqual(['a > b{}']);
});
