/** @jest-environment jsdom */
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { DocsSidebarProvider, DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { render, screen } from '@testing-library/react';
import { PlaceProvider } from '@site/src/site/site-frame/ui/place';
import DocBreadcrumbs from '@site/src/theme/DocBreadcrumbs';
import { inSite } from '../../../support/in-site';

const page = (label: string, href: string) => ({
  type: 'link' as const,
  label,
  href,
  docId: label,
});
// Docusaurus adds a slash to the addresses of index pages here, although the pages themselves
// have none.
const items: PropSidebar = [
  page('Reference', '/reference/'),
  {
    type: 'category',
    label: 'Errors',
    href: '/reference/errors/',
    collapsible: true,
    collapsed: true,
    items: [page('Retrying', '/reference/errors/retrying')],
  },
];

function show(path: string, { hasSidebar = true } = {}) {
  const sidebar = hasSidebar ? 'reference-sidebar' : undefined;
  const version = { badge: true, label: '2.x' } as PropVersionMetadata;
  render(
    inSite(
      <DocsVersionProvider version={version}>
        <PlaceProvider value={{ sidebar, version: '2.x' }}>
          <DocsSidebarProvider name={sidebar} items={hasSidebar ? items : undefined}>
            <DocBreadcrumbs />
          </DocsSidebarProvider>
        </PlaceProvider>
      </DocsVersionProvider>,
      path,
    ),
  );
}

const steps = () =>
  screen
    .queryAllByRole('listitem')
    .map((step) => [step.textContent, step.querySelector('a')?.getAttribute('href') ?? null]);

const mockRecord = jest.fn();
jest.mock('@site/src/site/doc-page/ui/ProgramRecord', () => ({
  ProgramRecord(props: object) {
    mockRecord(props);
    return null;
  },
}));
const recorded = () => {
  const [{ data }] = mockRecord.mock.lastCall as [
    { data: { itemListElement: { item: string }[] } },
  ];
  return data.itemListElement.map(({ item }) => new URL(item).pathname);
};

describe('the breadcrumbs', () => {
  it('start with the section, and end before the page itself', () => {
    show('/reference/errors/retrying');
    expect(steps()).toEqual([
      ['Reference', '/reference'],
      ['Errors', '/reference/errors'],
    ]);
    expect(recorded()).toEqual(['/reference', '/reference/errors', '/reference/errors/retrying']);
  });

  it('do not link to the page itself', () => {
    show('/reference');
    expect(steps()).toEqual([['Reference', null]]);
    expect(recorded()).toEqual(['/reference']);
  });

  it('are missing for a page without a sidebar, but the version is still shown', () => {
    show('/faq', { hasSidebar: false });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByText('2.x')).toBeInTheDocument();
  });
});
