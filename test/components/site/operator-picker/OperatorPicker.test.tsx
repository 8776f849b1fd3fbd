/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { familyById } from '@site/src/content/which-operator/families';
import { FamilyLinks } from '@site/src/site/operator-picker/ui/FamilyLinks';
import { FamilyTables } from '@site/src/site/operator-picker/ui/FamilyTables';
import { OperatorPicker } from '@site/src/site/operator-picker/ui/OperatorPicker';
import { inSite } from '../../../support/in-site';

jest.mock('@generated/pending-links/default/pending.json', () => ({
  __esModule: true,
  default: [],
}));

const families = [familyById('retrying'), familyById('zooming')];
const total = families.flatMap(({ choices }) => choices).length;
const page = inSite(
  <>
    <OperatorPicker total={total} />
    <FamilyLinks topics={[{ title: 'Topic', families }]} />
    <FamilyTables families={families} />
  </>,
);
const operators = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
const tables = () =>
  screen.queryAllByRole('table').map((table) => table.getAttribute('aria-label'));
const address = () => window.location.pathname + window.location.search + window.location.hash;
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

beforeEach(() => window.history.replaceState(null, '', '/which-operator#retrying'));

it('leaves every table and link in place until the reader chooses', () => {
  const html = renderToString(page);
  expect(html).toContain('data-use="point"');
  expect(html).not.toContain('hidden');
  render(page);
  expect(tables()).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent(`${total} rows`);
  expect(screen.getByRole('link', { name: 'Retrying an effect' })).toBeVisible();
  expect(address()).toBe('/which-operator#retrying');
});

it('shows the rows for what the reader has and wants, and puts the choice into the address', async () => {
  render(page);
  await choose('You have', 'an Option or an Either');
  await choose('You want to', 'handle a failure or a defect');
  expect(tables()).toEqual(['Which operator? Getting at the value in an Option or an Either']);
  expect(operators().join()).toMatch(/someOrElse\(default\)/);
  expect(screen.getByRole('status')).toHaveTextContent(`1 of ${total} rows`);
  expect(screen.queryByRole('link', { name: 'Retrying an effect' })).toBeNull();
  expect(address()).toBe('/which-operator?have=option&want=handle#picker');
});

it('offers only groups that have rows', async () => {
  render(page);
  await choose('You want to', 'retry, repeat, or loop');
  const name = 'an Option or an Either';
  expect(screen.getByRole<HTMLOptionElement>('option', { name }).disabled).toBe(true);
  await choose('You want to', 'anything');
  expect(screen.getByRole<HTMLOptionElement>('option', { name }).disabled).toBe(false);
});

it('finds rows by words, and all of them again', async () => {
  render(page);
  await userEvent.type(screen.getByLabelText('With the words'), 'Condition EFFECT');
  expect(tables()).toEqual(['Which operator? Retrying an effect']);
  expect(operators().at(-1)).toMatch(/retryWhileZIO/);
  await userEvent.type(screen.getByLabelText('With the words'), ' zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No row matches all of this.');
  await userEvent.click(screen.getByRole('button', { name: 'Show all rows' }));
  expect(await screen.findByText(`${total} rows`)).toBeVisible();
  expect(tables()).toHaveLength(2);
  expect(address()).toBe('/which-operator');
});

it('starts with the choice of the address, and ignores groups that it does not have', () => {
  window.history.replaceState(null, '', '/which-operator?want=repeat&have=toString#picker');
  render(page);
  expect(tables()).toEqual(['Which operator? Retrying an effect']);
  expect(screen.getByLabelText('You want to')).toHaveValue('repeat');
  expect(screen.getByLabelText('You have')).toHaveValue('');
});
