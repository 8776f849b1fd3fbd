/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Home } from '@site/src/site/home/ui/Home';
import { readInventory } from '@site/src/facts/inventory/inventory';
import { zio } from '@site/src/facts/catalog/libraries/zio';
import { inSite } from '../../../support/in-site';

jest.mock('@generated/pending-links/default/pending.json', () => ({
  __esModule: true,
  default: ['overview/handling-errors'],
}));

describe('the home page', () => {
  beforeEach(() => {
    render(
      inSite(
        <Home
          program={<p>the program</p>}
          future={<p>the comparison</p>}
          ecosystem={<p>the ecosystem</p>}
        />,
      ),
    );
  });

  it('explains ZIO in its heading, and shows a program', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^ZIO is a Scala library/);
    expect(screen.getByText('the program')).toBeInTheDocument();
    expect(screen.getByText('the ecosystem')).toBeInTheDocument();
  });

  it('links to learning, looking up, building and choosing a library', () => {
    const ways = ['Learn', 'Look up', 'Build', 'Choose a library'];
    expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/overview/getting-started',
      '/reference',
      '/guides',
      '/ecosystem',
    ]);
  });

  it('links only to pages of the inventory, and shows unwritten pages as plain text', () => {
    const addresses = new Set(
      readInventory(process.cwd()).map(({ id }) => `/${id.replace(/(^|\/)index$/, '')}`),
    );
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const links = hrefs.filter((href) => href.startsWith('/'));
    expect(links.filter((href) => !addresses.has(href))).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Handling errors' })).toBeNull();
    expect(screen.getByText('Handling errors')).toBeInTheDocument();
  });

  it('offers the line that adds the newest release to a build', () => {
    const line = screen.getByText(/^libraryDependencies \+=/).textContent;
    expect(line).toContain(`"zio" % "${zio.newest}"`);
    expect(screen.getByRole('button', { name: 'Copy' }).dataset['copy']).toBe(line);
  });

  it('names the four ways in which an effect ends', () => {
    const names = [...document.querySelectorAll('dt')].map((term) => term.textContent);
    expect(names.slice(-4)).toEqual(['success', 'failure', 'defect', 'interruption']);
  });
});
