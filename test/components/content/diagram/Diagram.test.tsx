/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Diagram, Tree } from '@site/src/content/diagram/ui/Diagram';
import { inSite } from '../../../support/in-site';

jest.mock('@generated/pending-links/default/pending.json', () => ({
  __esModule: true,
  default: [],
}));

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('a drawn diagram', () => {
  it('is a figure with a title, and with a list for screen readers', () => {
    render(
      <Diagram
        title="A lookup"
        nodes={[
          { id: 'a', label: '`load`' },
          { id: 'b', label: 'cache' },
        ]}
        edges={[{ from: 'a', to: 'b', label: 'first' }]}
      />,
    );
    expect(screen.getByRole('figure', { name: 'A lookup' })).toBeInTheDocument();
    expect(texts('listitem')).toEqual(['load leads to cache (first)']);
  });

  it('has a second drawing for phones if the first is too wide', () => {
    const labels = ['environment variables', 'system properties', 'application.conf'];
    const { container } = render(
      <Diagram
        title="A lookup"
        nodes={labels.map((label) => ({ id: label, label }))}
        edges={labels.slice(1).map((to, at) => ({ from: labels[at]!, to }))}
      />,
    );
    expect(container.querySelectorAll('svg.wide, svg.narrow')).toHaveLength(2);
  });

  it('has links to pages, which screen readers find too', () => {
    render(
      inSite(
        <Diagram title="Pages" nodes={[{ id: 'a', label: 'STM', page: 'reference/stm/index' }]} />,
      ),
    );
    const link = screen.getByRole('link', { name: 'STM' });
    expect(link).toHaveAttribute('href', '/reference/stm');
  });

  it('shows the marks of outcomes in a tree', () => {
    const { container } = render(
      <Tree
        title="Fibers"
        root={{ label: 'main', end: 'value', children: [{ label: 'child', end: 'defect' }] }}
      />,
    );
    expect(container.querySelectorAll('svg .shape')).toHaveLength(2);
    expect(texts('listitem')).toContain('child (defect)');
  });
});
