/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Timeline } from '@site/src/content/timeline/ui/Timeline';

const lanes = [
  {
    name: 'stock',
    spans: [
      { from: 0, to: 50, label: 'counting', end: 'interruption' as const },
      { from: 50, to: 100, label: 'finalizer' },
    ],
  },
];

describe('a drawn timeline', () => {
  it('is a figure with a caption, and with a list of events for screen readers', () => {
    render(<Timeline title="A finalizer runs" unit="ms" lanes={lanes} />);
    expect(screen.getByRole('figure', { name: 'A finalizer runs' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '0 ms, stock: counting begins',
      '50 ms, stock: counting is interrupted',
      '50 ms, stock: finalizer begins',
    ]);
  });

  it('draws the end of a span over the span that follows it', () => {
    const { container } = render(<Timeline title="A finalizer runs" lanes={lanes} />);
    const labels = [...container.querySelectorAll('svg text, svg .halo')];
    const lastSpan = labels.findIndex(({ textContent }) => textContent === 'finalizer');
    const end = labels.findIndex(({ tagName }) => tagName === 'rect');
    expect(end).toBeGreaterThan(lastSpan);
  });
});
