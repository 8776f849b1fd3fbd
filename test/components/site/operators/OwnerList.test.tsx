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
  expect(screen.getByText('2')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'ZIO#<&>' })).toBeNull();
});

test('shows matching members with links when the reader types', async () => {
  render(inSite(<OwnerList owners={owners} />));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'zio');
  expect(screen.getByRole('link', { name: 'ZIO#<&>' })).toHaveAttribute(
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

test('leads from a row to the home of its name, and lists the names with an initial', async () => {
  const home = '/reference/retrying#how-many-times';
  const retry = ['retry', 3, 'def retry(n: Int): ZIO[R, E, A]', home] as const;
  const own = [{ name: 'zio.ZIO', pack: 'zio', members: [retry, ['<&>', 1]] as const }];
  render(inSite(<OwnerList owners={own} />));
  await userEvent.click(screen.getByRole('button', { name: 'R' }));
  expect(screen.getByRole('link', { name: 'ZIO#retry' })).toHaveAttribute('href', home);
  expect(screen.getByText(/^def retry/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'ZIO#<&>' })).toBeNull();
});
