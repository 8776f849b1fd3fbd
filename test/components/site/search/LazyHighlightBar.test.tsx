/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { highlights } from '@site/src/site/search/highlight/store';
import { SearchDialog } from '@site/src/site/search/ui/SearchDialog';
import { inSite } from '../../../support/in-site';

jest.mock('@site/src/site/search/ui/HighlightBar', () => {
  throw new Error('no connection');
});

it('only removes the marks if the code for them cannot be loaded', async () => {
  const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(inSite(<SearchDialog />));
  await act(async () => highlights.show(['retry'], '/guides#retry'));
  // They are dismissed, so that the next result tries again.
  await waitFor(() => expect(highlights.current().terms).toEqual([]));
  expect(problems).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /Search/ })).toBeInTheDocument();
  expect(document.querySelector('dialog')).not.toBeNull();
  problems.mockRestore();
});
