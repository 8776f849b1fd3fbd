import { inlineContent } from '@site/src/publishing/content-security/inline-content';

it('finds scripts that run, whatever way their type is written', () => {
  const { scripts } = inlineContent(
    '<script>a</script><script type=module>b</script><script type="text/javascript">c</script>' +
      '<script type=speculationrules>{"prefetch":[]}</script><script type=importmap>{}</script>',
  );
  expect(scripts).toEqual(['a', 'b', 'c', '{"prefetch":[]}', '{}']);
});

it('takes data for data, and leaves out scripts of other files', () => {
  const html = '<script type=application/ld+json>{}</script><script src="/a.js"></script>';
  expect(inlineContent(html).scripts).toEqual([]);
});

it('keeps the text of scripts and styles as it stands, markup in it too', () => {
  const { scripts, styles } = inlineContent(
    '<style>a > b{}</style><script>x="<b>&amp;" < 1</script><p>no script</p>',
  );
  expect(scripts).toEqual(['x="<b>&amp;" < 1']);
  expect(styles).toEqual(['a > b{}']);
});
