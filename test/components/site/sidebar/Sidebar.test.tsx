/** @jest-environment jsdom */
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { Sidebar } from '@site/src/site/sidebar/ui/Sidebar';
import { inSite } from '../../../support/in-site';

const link = (label: string, href: string) => ({ type: 'link' as const, label, href });
const category = (label: string, items: PropSidebar, rest: object = {}) => ({
  type: 'category' as const,
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...rest,
});

const errors = category('Errors', [link('Retrying', '/errors/retrying')], { href: '/errors' });
const streams = category('Streams', [link('Sinks', '/streams/sinks')]);
const fibers = category('Fibers', [link('Joining', '/fibers/joining')], { collapsed: false });

function sidebar(path: string, items: PropSidebar = [errors, streams, fibers]) {
  return inSite(<Sidebar name="reference-sidebar" items={items} />, path);
}

function disclosure(name: string): HTMLDetailsElement {
  return document.querySelector(`[data-category="reference-sidebar/${name}"]`)!;
}

describe('the sidebar', () => {
  it('is a navigation landmark with the name of its section', () => {
    render(sidebar('/'));
    expect(screen.getByRole('navigation', { name: 'Reference pages' })).toBeInTheDocument();
  });

  it('opens categories by default as configured, and around the current page', () => {
    render(sidebar('/errors/retrying'));
    expect(disclosure('Errors').open).toBe(true);
    expect(disclosure('Streams').open).toBe(false);
    expect(disclosure('Fibers').open).toBe(true);
  });

  it('marks the current page, and the categories around it for the inline script', () => {
    render(sidebar('/errors/retrying'));
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Retrying');
    expect(disclosure('Errors')).toHaveAttribute('data-here');
    expect(disclosure('Fibers')).not.toHaveAttribute('data-here');
  });

  it('marks the current page whether or not its address ends in a slash', () => {
    render(sidebar('/errors/retrying/'));
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Retrying');
  });

  it('shows the link of a category next to its disclosure, not inside the summary', () => {
    render(sidebar('/'));
    expect(screen.getByRole('link', { name: 'Errors' })).toHaveAttribute('href', '/errors');
    expect(document.querySelector('summary a')).toBeNull();
    for (const summary of document.querySelectorAll('summary')) {
      expect(summary).toHaveAccessibleName();
    }
  });

  it('keeps categories as the reader left them before the application was loaded', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(sidebar('/errors/retrying'));
    disclosure('Errors').open = false;
    disclosure('Streams').open = true;
    const warned = jest.spyOn(console, 'error');
    const root = await act(() => hydrateRoot(page, sidebar('/errors/retrying')));
    expect(disclosure('Errors').open).toBe(false);
    expect(disclosure('Streams').open).toBe(true);
    expect(warned).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });

  it('opens the category of a page when a link to it is followed', () => {
    const items = [...[errors, streams], link('Sinks of streams', '/streams/sinks')];
    render(sidebar('/', items));
    expect(disclosure('Streams').open).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'Sinks of streams' }));
    expect(disclosure('Streams').open).toBe(true);
  });
});

describe('a sidebar of more than 300 links', () => {
  const many = category(
    'Many',
    Array.from({ length: 301 }, (_, index) => link(`Page ${index}`, `/many/${index}`)),
  );

  it('contains only the pages of the current category, and links other categories to their first page', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(sidebar('/errors/retrying', [errors, many]));
    const list = within(page);
    expect(list.queryByRole('link', { name: 'Page 0' })).toBeNull();
    expect(list.getByRole('link', { name: 'Many' })).toHaveAttribute('href', '/many/0');
    expect(list.getByRole('link', { name: 'Retrying' })).toBeTruthy();
  });

  it('is complete when the application is loaded', () => {
    render(sidebar('/errors/retrying', [errors, many]));
    expect(disclosure('Many')).toBeInTheDocument();
  });
});
