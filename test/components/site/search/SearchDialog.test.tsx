/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchDialog } from '@site/src/site/search/ui/SearchDialog';
import { files } from '../../../unit/site/search/support/small-site';
import { inSite } from '../../../support/in-site';

// Workers need the bundler, so here they can't start, and only names are searched.
jest.mock('@site/src/site/search/worker/start', () => ({
  startWorker: () => {
    throw new Error('no worker');
  },
}));

async function openDialog(): Promise<void> {
  render(inSite(<SearchDialog />));
  const dialog = document.querySelector('dialog')!;
  // jsdom has no modal dialogs. On pages, the inline script opens them.
  dialog.setAttribute('open', '');
  const field = screen.getByRole('combobox', { name: 'Search' });
  await act(async () => field.focus());
  await screen.findByRole('alert');
}

// The panel is loaded on its first use, which takes longer on a busy machine.
jest.setTimeout(30_000);

describe('the search dialog', () => {
  beforeAll(() => {
    globalThis.fetch = async (address) => {
      const content = files.get(decodeURI(String(address)).replace(/^\//, ''));
      return { ok: content !== undefined, text: async () => content ?? '' } as Response;
    };
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('offers links and examples before the first key', async () => {
    await openDialog();
    expect(await screen.findByRole('option', { name: /Page index/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '<&>' }));
    expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('<&>');
    expect(await screen.findByRole('group', { name: /^Concurrency/ })).toBeInTheDocument();
  });

  it('mentions the key that opens it, with a link to turn it off, unless it is off', async () => {
    await openDialog();
    const link = await screen.findByRole('link', { name: 'Turn it off' });
    expect(link).toHaveAttribute('href', '/accessibility#the-key-for-the-search');
    cleanup();
    localStorage.setItem('choices', '{"slash":"off"}');
    await openDialog();
    await screen.findByText('Type what you remember:');
    expect(screen.queryByText(/opens the search/)).toBeNull();
    localStorage.clear();
  });

  it('groups results by page, and moves the active row with the arrow keys', async () => {
    await openDialog();
    const field = screen.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'retry');
    const group = await screen.findByRole('group', { name: 'Retrying, Reference' });
    const [first] = within(group).getAllByRole('option');
    expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(field).not.toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{ArrowUp}');
    expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    expect(field).toHaveFocus();
  });

  it('reports that the text cannot be searched, and offers to try again', async () => {
    await openDialog();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The full text of the pages cannot be searched at the moment');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('treats markup as text', async () => {
    await openDialog();
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), '<img src=x>');
    expect(await screen.findByText(/<img src=x>/)).toBeInTheDocument();
    expect(document.querySelector('dialog img')).toBeNull();
  });
});
