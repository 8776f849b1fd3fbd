/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { LazyPanel } from '@site/src/site/search/ui/LazyPanel';
import { inSite } from '../../../support/in-site';

const mockFetch = jest.fn();
jest.mock('@site/src/site/search/ui/fetch-panel', () => ({ fetchPanel: () => mockFetch() }));

function Place({ isWanted }: { readonly isWanted: boolean }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={input} />
      <LazyPanel isWanted={isWanted} id="results" input={input} onLeave={() => undefined} />
    </>
  );
}

/** Renders the place with the panel from `mockFetch`. */
async function show(isWanted = true) {
  const drawn = render(inSite(<Place isWanted={isWanted} />));
  await act(async () => undefined);
  return drawn;
}

describe('the panel of the search', () => {
  let problems: jest.SpyInstance;
  beforeEach(() => {
    mockFetch.mockReset();
    problems = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => problems.mockRestore());

  it('shows a message if it cannot be loaded, and tries again when a button is pressed', async () => {
    mockFetch.mockRejectedValue(new Error('no connection'));
    await show();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The search could not be loaded.');
    expect(screen.getByRole('link', { name: 'page index' })).toHaveAttribute('href', '/page-index');
    const again = screen.getByRole('button', { name: 'Try again' });
    await act(async () => again.click());
    expect(screen.getByRole('alert')).toBeInTheDocument();
    mockFetch.mockResolvedValue({ default: () => 'results' });
    screen.getByRole('button', { name: 'Try again' }).focus();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByText('results')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('announces a retry button while it is not loaded, and later focuses the field', async () => {
    const { rerender } = await show(false);
    expect(mockFetch).not.toHaveBeenCalled();
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(screen.getByRole('status')).toContainElement(again);
    expect(again).toHaveAttribute('data-use', 'click');
    again.focus();
    mockFetch.mockResolvedValue({ default: () => 'results' });
    await act(async () => rerender(inSite(<Place isWanted />)));
    expect(screen.getByText('results')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('does not take the focus from other elements', async () => {
    const { rerender } = await show(false);
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    mockFetch.mockResolvedValue({ default: () => 'results' });
    await act(async () => rerender(inSite(<Place isWanted />)));
    expect(screen.getByText('results')).toBeInTheDocument();
    expect(other).toHaveFocus();
    other.remove();
  });
});
