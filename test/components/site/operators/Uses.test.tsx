/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Uses } from '../../../../src/site/operators/ui/Uses';
import { inSite } from '../../../support/in-site';

const usesOn = (pages: number) =>
  Array.from({ length: pages }, (_, page) => ({
    path: `/reference/page-${page}`,
    title: `Page ${page}`,
    blocks: [3, 4, 5, 6],
    heading: 'Retry a call',
  }));

test('links to the first block of the first of many pages, and counts the others', () => {
  render(inSite(<Uses uses={usesOn(50)} />));
  expect(screen.getByText('47 more pages')).toBeInTheDocument();
  const pages = screen.getAllByRole('link', { name: /^Page/ });
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([
    '/reference/page-0#code-3',
    '/reference/page-1#code-3',
    '/reference/page-2#code-3',
  ]);
});

test('shows all pages if there are only a few', () => {
  render(inSite(<Uses uses={usesOn(2)} />));
  expect(screen.getAllByRole('link', { name: /^Page/ })).toHaveLength(2);
  expect(screen.queryByText(/more page/)).toBeNull();
});
