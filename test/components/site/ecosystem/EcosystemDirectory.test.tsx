/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EcosystemDirectory } from '../../../../src/site/ecosystem/ui/EcosystemDirectory';
import { directoryEntries } from '../../../../src/site/ecosystem/model/directory';
import { record } from '../../../unit/facts/catalog/support/record';
import { inSite } from '../../../support/in-site';

const entries = directoryEntries([
  record('zio-mail', { name: 'ZIO Mail', pages: ['zio-mail/index'] }),
  record('zio-fax', { name: 'ZIO Fax', platforms: ['jvm', 'native'], pages: ['zio-fax/sending'] }),
  record('zio-store', { name: 'ZIO Store', topic: 'databases' }),
]);
const directory = inSite(<EcosystemDirectory view={entries} />);
const names = () => screen.getAllByRole('listitem').map((item) => item.id);
const radio = (filter: string, option: string) =>
  within(screen.getByRole('group', { name: filter })).getByRole('radio', { name: option });
const choose = (filter: string, option: string) => userEvent.click(radio(filter, option));
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => window.history.replaceState(null, '', '/ecosystem#find'));

it('contains every library in the HTML, with filters that load the application', () => {
  const html = renderToString(directory);
  expect(html).toContain('id="zio-mail"');
  expect(html).toContain('id="zio-store"');
  expect(html).not.toContain(' hidden=');
  expect(html).toContain('data-use="point"');
});

it('does not change the address before the reader has chosen a filter', () => {
  render(directory);
  expect(address()).toBe('/ecosystem#find');
});

it('links to libraries with an index page, and only names the others', () => {
  render(directory);
  expect(screen.getByRole('link', { name: 'ZIO Mail' })).toHaveAttribute('href', '/zio-mail');
  expect(screen.queryByRole('link', { name: 'ZIO Fax' })).toBeNull();
});

it('shows matching libraries with their number, and writes the filters to the address', async () => {
  render(directory);
  await choose('Topic', 'Messaging');
  expect(names()).toEqual(['zio-fax', 'zio-mail']);
  await choose('Platform', 'Scala Native');
  expect(names()).toEqual(['zio-fax']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 libraries');
  expect(address()).toBe('/ecosystem?topic=messaging&platform=native#filters');
});

it('shows a message if no library matches, and all libraries without filters', async () => {
  render(directory);
  await choose('Topic', 'Databases');
  await choose('Platform', 'Scala Native');
  expect(screen.getByText(/No library matches all of these/)).toBeVisible();
  await choose('Topic', 'All');
  await choose('Platform', 'All');
  expect(names()).toHaveLength(3);
  expect(address()).toBe('/ecosystem');
});

it('starts with the filters from the address', () => {
  window.history.replaceState(null, '', '/ecosystem?topic=databases&topic=nonsense');
  render(directory);
  expect(names()).toEqual(['zio-store']);
  expect(radio('Topic', 'Databases')).toBeChecked();
});

it('keeps a filter that was chosen before the application was loaded', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(directory);
  container.querySelector<HTMLInputElement>('input[value=databases]')!.checked = true;
  render(directory, { container, hydrate: true });
  expect(names()).toEqual(['zio-store']);
});

it('finds libraries by words of their names and purposes', async () => {
  render(directory);
  await userEvent.type(screen.getByRole('searchbox'), 'zio ma');
  expect(names()).toEqual(['zio-mail']);
  expect(address()).toBe('/ecosystem?q=zio+ma#filters');
});

it('groups libraries by topic, and hides a topic without any', async () => {
  render(directory);
  const topics = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
  expect(topics()).toEqual(['Databases', 'Messaging']);
  await choose('Platform', 'Scala Native');
  expect(topics()).toEqual(['Messaging']);
});

describe('the comparison', () => {
  const ids = ['zio-a', 'zio-b', 'zio-c', 'zio-d', 'zio-e'];
  const five = inSite(
    <EcosystemDirectory view={directoryEntries(ids.map((id) => record(id, { name: id })))} />,
  );
  const box = (id: string) => screen.getByRole('checkbox', { name: `Compare ${id}` });
  const columns = () =>
    screen.queryAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

  it('has two to four libraries, which are also in the address', async () => {
    render(five);
    await userEvent.click(box('zio-a'));
    expect(columns()).toEqual([]);
    expect(screen.getByText('Choose up to 3 more to compare.')).toBeVisible();
    for (const id of ids.slice(1, 4)) await userEvent.click(box(id));
    expect(columns()).toEqual(ids.slice(0, 4));
    expect(box('zio-e')).toBeDisabled();
    expect(address()).toBe('/ecosystem?compare=zio-a+zio-b+zio-c+zio-d#filters');
  });

  it('loses a library by its box, or by its button in the bar', async () => {
    render(five);
    for (const id of ids.slice(0, 4)) await userEvent.click(box(id));
    await userEvent.click(box('zio-b'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove zio-a' }));
    expect(columns()).toEqual(['zio-c', 'zio-d']);
    expect(box('zio-a')).toHaveFocus();
    expect(box('zio-e')).toBeEnabled();
  });

  it('is open if the address has it', () => {
    window.history.replaceState(null, '', '/ecosystem?compare=zio-b+zio-e+nonsense');
    render(five);
    expect(columns()).toEqual(['zio-b', 'zio-e']);
    expect(screen.getByRole('table')).toBeVisible();
    expect(box('zio-e')).toBeChecked();
  });

  it('keeps libraries that were chosen before the application was loaded', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(five);
    container.querySelector<HTMLInputElement>('input[value=zio-c]')!.checked = true;
    render(five, { container, hydrate: true });
    expect(box('zio-c')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Remove zio-c' })).toBeVisible();
  });
});

it('offers the line that adds a library to a build', () => {
  render(directory);
  const [copy] = screen.getAllByRole('button', { name: 'Copy for sbt' });
  expect(copy?.dataset['copy']).toMatch(/^libraryDependencies \+= "dev.zio" %% "zio-/);
});
