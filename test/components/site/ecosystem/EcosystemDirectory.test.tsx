/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EcosystemDirectory } from '../../../../src/site/ecosystem/ui/EcosystemDirectory';
import { directoryEntries } from '../../../../src/site/ecosystem/model/directory';
import { record } from '../../../unit/facts/catalog/support/record';
import { inSite } from '../../../support/in-site';

const entries = directoryEntries([
  record('zio-mail', { name: 'ZIO Mail', pages: ['zio-mail/index'] }),
  record('zio-fax', { name: 'ZIO Fax', platforms: ['jvm', 'native'] }),
  record('zio-store', { name: 'ZIO Store', topic: 'databases' }),
]);
const directory = inSite(<EcosystemDirectory view={entries} />);
const names = () => screen.getAllByRole('listitem').map((item) => item.id);
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => window.history.replaceState(null, '', '/ecosystem#find'));

it('contains every library in the HTML, with filters that load the application', () => {
  const html = renderToString(directory);
  expect(html).toContain('id="zio-mail"');
  expect(html).toContain('id="zio-store"');
  expect(html).not.toContain('hidden');
  expect(html).toContain('data-use="point"');
});

it('does not change the address before the reader has chosen a filter', () => {
  render(directory);
  expect(address()).toBe('/ecosystem#find');
});

it('links to libraries with pages, and only names the others', () => {
  render(directory);
  expect(screen.getByRole('link', { name: 'ZIO Mail' })).toHaveAttribute('href', '/zio-mail');
  expect(screen.queryByRole('link', { name: 'ZIO Fax' })).toBeNull();
});

it('shows matching libraries with their number, and writes the filters to the address', async () => {
  render(directory);
  await userEvent.selectOptions(screen.getByLabelText('Topic'), 'Messaging');
  expect(names()).toEqual(['zio-fax', 'zio-mail']);
  await userEvent.selectOptions(screen.getByLabelText('Platform'), 'Scala Native');
  expect(names()).toEqual(['zio-fax']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 libraries');
  expect(address()).toBe('/ecosystem?topic=messaging&platform=native#filters');
});

it('shows a message if no library matches, and all libraries without filters', async () => {
  render(directory);
  await userEvent.selectOptions(screen.getByLabelText('Topic'), 'Databases');
  await userEvent.selectOptions(screen.getByLabelText('Platform'), 'Scala Native');
  expect(screen.getByText(/No library matches all of these/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Topic'), '');
  await userEvent.selectOptions(screen.getByLabelText('Platform'), '');
  expect(names()).toHaveLength(3);
  expect(address()).toBe('/ecosystem');
});

it('starts with the filters from the address', () => {
  window.history.replaceState(null, '', '/ecosystem?topic=databases&topic=nonsense');
  render(directory);
  expect(names()).toEqual(['zio-store']);
  expect(screen.getByLabelText('Topic')).toHaveValue('databases');
});

it('keeps a filter that was chosen before the application was loaded', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(directory);
  container.querySelector<HTMLSelectElement>('select[name=topic]')!.value = 'databases';
  render(directory, { container, hydrate: true });
  expect(names()).toEqual(['zio-store']);
});
