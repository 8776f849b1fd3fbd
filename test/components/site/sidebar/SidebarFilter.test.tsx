/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sidebar } from '@site/src/site/sidebar/ui/Sidebar';
import { inSite } from '../../../support/in-site';

const link = (label: string) => ({
  type: 'link' as const,
  label,
  href: `/${label.toLowerCase().replace(/ /g, '-')}`,
});
const pages = Array.from({ length: 12 }, (_, index) => link(`Page ${index}`));

const field = () => screen.queryByRole('searchbox', { name: 'Filter Reference pages' });

describe('the filter of a sidebar', () => {
  it('shows matching pages with their number, and all pages again after Escape', async () => {
    render(inSite(<Sidebar name="reference-sidebar" items={[...pages, link('Retrying')]} />));
    await userEvent.type(field()!, 'retry');
    expect(screen.getByRole('status')).toHaveTextContent('1 page');
    expect(screen.getByRole('link', { name: 'Retrying' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Page 3' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Page 3' })).toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('shows a message if no page matches', async () => {
    render(inSite(<Sidebar name="reference-sidebar" items={pages} />));
    await userEvent.type(field()!, 'nothing');
    expect(screen.getByRole('status')).toHaveTextContent(
      'No page in this section has a matching name.',
    );
  });
});
