/** @jest-environment jsdom */
// cspell:ignore retr
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnerList } from '../../../../src/site/operators/ui/OwnerList';
import { inSite } from '../../../support/in-site';

const owners = [
  {
    name: 'zio.ZIO',
    pack: 'zio',
    members: [
      ['', 9],
      ['retry', 3],
      ['<&>', 1],
    ] as const,
  },
  { name: 'zio.test', pack: 'zio.test', members: [['.assertTrue', 2]] as const },
];

test('links to every type in the HTML, with its number of members', () => {
  render(inSite(<OwnerList owners={owners} />));
  expect(screen.getByRole('link', { name: 'ZIO' })).toHaveAttribute('href', '/operators/zio/ZIO');
  expect(screen.getByText('2 members')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '<&>' })).toBeNull();
});

test('shows matching members with links when the reader types', async () => {
  render(inSite(<OwnerList owners={owners} />));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'zio');
  expect(screen.getByRole('link', { name: '<&>' })).toHaveAttribute(
    'href',
    '/operators/zio/ZIO#~3c~26~3e',
  );
  expect(screen.getByRole('link', { name: 'assertTrue' })).toBeInTheDocument();
});

test('hides names that do not match, and counts the others', async () => {
  render(inSite(<OwnerList owners={owners} />));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'retr');
  expect(screen.queryByRole('link', { name: 'assertTrue' })).toBeNull();
  expect(screen.getByText('1 name')).toBeInTheDocument();
});
