/** @jest-environment jsdom */
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

test('leads to every type before any script runs, and says how many members it has', () => {
  render(inSite(<OwnerList owners={owners} />));
  expect(screen.getByRole('link', { name: 'ZIO' })).toHaveAttribute('href', '/operators/zio/ZIO');
  expect(screen.getByText('2 members')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '<&>' })).toBeNull();
});

test('names the members that have what is typed, with a link for each', async () => {
  render(inSite(<OwnerList owners={owners} />));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'zio');
  expect(screen.getByRole('link', { name: '<&>' })).toHaveAttribute(
    'href',
    '/operators/zio/ZIO#~3c~26~3e',
  );
  expect(screen.getByRole('link', { name: 'assertTrue' })).toBeInTheDocument();
});

test('narrows to what is typed and counts it', async () => {
  render(inSite(<OwnerList owners={owners} />));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'retr');
  expect(screen.queryByRole('link', { name: 'assertTrue' })).toBeNull();
  expect(screen.getByText('1 name')).toBeInTheDocument();
});
