import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProgramRecord } from '@site/src/site/doc-page/ui/ProgramRecord';

jest.mock('@docusaurus/Head', () =>
  // Like Docusaurus, this doesn't escape the content of scripts.
  ({ children }: { readonly children: { readonly props: { readonly children: string } } }): ReactNode => (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: children.props.children }}
    />
  ),
);

it('keeps a title with markup as data', () => {
  const data = { headline: '</script><img src=x onerror=alert(1)>' };
  const html = renderToStaticMarkup(<ProgramRecord data={data} />);
  const [, record = '', rest] = /^<script[^>]*>(.*?)<\/script>(.*)$/s.exec(html) ?? [];
  expect(JSON.parse(record)).toEqual(data);
  expect(rest).toBe('');
});
