/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import {
  AdopterList,
  AdopterProjects,
  dateText,
  EventList,
  EventSeries,
} from '../../../../src/content/components/listing';
import { adopters } from '../../../../src/facts/data/adopters';
import { events, series } from '../../../../src/facts/data/events';
import { inSite } from '../../../support/in-site';

const shownLinks = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('lists every adopter with a link', () => {
  render(inSite(<AdopterList />));
  expect(shownLinks()).toEqual(adopters.map(({ name, url }) => [name, url]));
});

it('lists projects of adopters with links to them', () => {
  render(inSite(<AdopterProjects />));
  expect(shownLinks()).toEqual(
    adopters.flatMap(({ name, publishes }) => (publishes ? [[name, publishes.source]] : [])),
  );
});

it('shows events of a kind with date, place and source', () => {
  render(inSite(<EventList kind="conference" />));
  const conferences = events.filter(({ kind }) => kind === 'conference');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    conferences.map(({ name }) => expect.stringContaining(name)),
  );
  const lisbon = screen.getByText(/Lisbon/).closest('li');
  expect(lisbon).not.toBeNull();
  const entry = within(lisbon ?? document.body);
  expect(entry.getByText('April 21, 2023')).toHaveAttribute('datetime', '2023-04-21');
  expect(
    entry.getByRole('link', { name: 'Source of ZIO World 2023 (opens in a new tab)' }),
  ).toBeInTheDocument();
});

it('shows the series of events with links', () => {
  render(inSite(<EventSeries />));
  for (const { name, url } of series) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  }
});

it.each([
  ['2023-04-21', undefined, 'April 21, 2023'],
  ['2023-04', undefined, 'April 2023'],
  ['2023', undefined, '2023'],
  ['2023-07-27', '2023-07-28', 'July 27, 2023 to July 28, 2023'],
])('shows the date %s', (begins, ends, text) => {
  expect(dateText(begins, ends)).toBe(text);
});
