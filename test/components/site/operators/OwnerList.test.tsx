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

test('is complete before any script runs, with a link for every member', () => {
  render(inSite(<OwnerList owners={owners} />));
  expect(screen.getByRole('link', { name: 'ZIO' })).toHaveAttribute('href', '/operators/zio/ZIO');
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
