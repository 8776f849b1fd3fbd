/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { PlaceProvider } from '@site/src/site/site-frame/ui/place';
import Navbar from '@site/src/theme/Navbar';
import { inSite } from '../../../support/in-site';

function header(place: { sidebar?: string; version?: string }) {
  return inSite(
    <PlaceProvider value={place}>
      <Navbar />
    </PlaceProvider>,
  );
}

describe('the header', () => {
  it('links to the home page and to the five sections', () => {
    render(header({}));
    expect(screen.getByRole('link', { name: 'ZIO documentation, home' })).toHaveAttribute(
      'href',
      '/',
    );
    const [sections] = screen.getAllByRole('navigation', { name: 'Sections' });
    const links = within(sections!).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Overview',
      'Reference',
      'Guides',
      'Ecosystem',
      'Resources',
    ]);
  });

  it('marks the section of the page, regardless of its address', () => {
    render(header({ sidebar: 'ecosystem-sidebar', version: '2.x' }));
    const sections = screen.getByRole('navigation', { name: 'Sections' });
    expect(within(sections).getByRole('link', { current: true })).toHaveTextContent('Ecosystem');
  });

  it('shows the version of the page, and links to the others without scripts', () => {
    render(header({ version: '1.x' }));
    const button = screen.getByRole('button', { name: /^Version of the documentation: *1.x$/ });
    const menu = document.getElementById(button.getAttribute('popovertarget')!)!;
    expect(menu).toHaveAttribute('popover');
    const links = [...menu.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/1.x']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  it('has a menu button that opens a popover', () => {
    render(header({}));
    const target = screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget');
    expect(document.getElementById(target!)).toHaveAttribute('popover');
  });

  it('has no separate menu on pages with a sidebar', () => {
    render(header({ sidebar: 'guides-sidebar', version: '2.x' }));
    expect(document.getElementById('site-menu')).toBeNull();
  });
});
