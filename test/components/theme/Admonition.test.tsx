/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import Admonition from '../../../src/theme/Admonition';

it('is a note with its kind and its title as a name', () => {
  render(
    <Admonition type="warning" title="Leaks a connection">
      Close it.
    </Admonition>,
  );
  expect(screen.getByRole('note', { name: 'warning Leaks a connection' })).toHaveTextContent(
    'Close it.',
  );
});

it('works without a title', () => {
  render(<Admonition type="tip">Use a schedule.</Admonition>);
  expect(screen.getByRole('note', { name: 'tip' })).toBeInTheDocument();
});
