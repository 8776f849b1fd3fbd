/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { WhichOperator } from '@site/src/content/which-operator/ui/WhichOperator';
import { inSite } from '../../../support/in-site';

jest.mock('@generated/pending-links/default/pending.json', () => ({
  __esModule: true,
  default: [],
}));

it("a decision table on a page leads to all rows with its family's goal, and to all tables", () => {
  const { container } = render(inSite(<WhichOperator family="retrying" />));
  expect(screen.getByRole('link', { name: 'More ways to retry, repeat, or loop' })).toHaveAttribute(
    'href',
    '/which-operator?want=repeat#picker',
  );
  expect(screen.getByRole('link', { name: 'All decision tables' })).toHaveAttribute(
    'href',
    '/which-operator#retrying',
  );
  // Only the screen with the picker has the groups in its rows.
  expect(container.querySelector('[data-have]')).toBeNull();
});
