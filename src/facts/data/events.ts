/**
 * Events about ZIO, newest first. Dates are as precise as their source: a day, a month or a year.
 * An event links to its recording if there is one, otherwise to its own page.
 */
import type { Listed } from './listing';

/** What kind of event it is. */
export type EventKind = 'conference' | 'hackathon';

export interface ZioEvent extends Listed {
  readonly kind: EventKind;
  /** `2023-04-21`, `2022-12` or `2021`. */
  readonly begins: string;
  /** The last day, if it differs from the first. */
  readonly ends?: string;
  readonly place: string | null;
  /** Content of the event, and of the page that it links to. */
  readonly sentence: string;
}

const list = 'https://github.com/zio/zio/blob/series/2.x/docs/events/index.md';
/** The list as of spring 2023, which has the dates of that year's events. */
const listOf2023 =
  'https://github.com/zio/zio/blob/bb7e8d7120e939b6114e30696fa7c4559b50ec92/docs/events/index.md';

const playlist = (id: string) => `https://www.youtube.com/playlist?list=${id}`;

/** Events about ZIO, the latest first. */
export const events: readonly ZioEvent[] = [
  {
    name: 'Functional Scala 2024',
    kind: 'conference',
    begins: '2024',
    place: null,
    sentence:
      'Recordings of a conference on functional programming in Scala, with talks about ZIO.',
    url: playlist('PLvdARMfvom9CuM40p_Yr3UAtlADSKC2Js'),
    source: list,
  },
  {
    name: 'Functional Scala 2023',
    kind: 'conference',
    begins: '2023-11-30',
    ends: '2023-12-01',
    place: 'London',
    sentence: 'Recordings of two days of talks on functional programming in Scala.',
    url: playlist('PLvdARMfvom9DCDLfWzukYMiY9nY4nrNDz'),
    source: listOf2023,
  },
  {
    name: 'ZIO Hackathon Colorado 2023',
    kind: 'hackathon',
    begins: '2023-09-13',
    place: 'Colorado and online',
    sentence:
      'Announced as a day to work on ZIO and its libraries together with their maintainers.',
    url: 'https://www.eventbrite.com/e/zio-hackathon-colorado-usa-in-person-online-tickets-540880276467',
    source: listOf2023,
  },
  {
    name: 'ZIO Hackathon Scotland 2023',
    kind: 'hackathon',
    begins: '2023-07-27',
    ends: '2023-07-28',
    place: 'Inverness and online',
    sentence: 'Announced as two days for contributors and for people who want to become one.',
    url: 'https://www.eventbrite.com/e/zio-hackathon-scotland-in-person-and-online-tickets-539525153257',
    source: listOf2023,
  },
  {
    name: 'ZIO World 2023',
    kind: 'conference',
    begins: '2023-04-21',
    place: 'Lisbon',
    sentence: 'Recordings of the third conference about ZIO and its libraries.',
    url: playlist('PLvdARMfvom9DaohnWcFxBllxkDoBCymx3'),
    source: listOf2023,
  },
  {
    name: 'Functional Scala 2022',
    kind: 'conference',
    begins: '2022',
    place: null,
    sentence: 'Recordings from the year in which ZIO 2.0 was released.',
    url: playlist('PLvdARMfvom9A0L97KNywK1lWEeHYDLX0P'),
    source: list,
  },
  {
    name: 'ZIO World 2022',
    kind: 'conference',
    begins: '2022',
    place: null,
    sentence: 'Talks about ZIO 2 and its libraries, such as ZIO Schema, ZIO Prelude, and Quill.',
    url: playlist('PLvdARMfvom9CK_nXP41eioIXZLHvME5gB'),
    source: list,
  },
  {
    name: 'Functional Scala 2021',
    kind: 'conference',
    begins: '2021',
    place: null,
    sentence:
      'Talks on functional Scala from the time of ZIO 1.0. Some names have changed since then.',
    url: playlist('PLvdARMfvom9COGPlva4OnTkFEXzXhhqNH'),
    source: list,
  },
  {
    name: 'ZIO World 2021',
    kind: 'conference',
    begins: '2021',
    place: null,
    sentence: 'Recordings of the first conference about ZIO, with code written for ZIO 1.',
    url: playlist('PLvdARMfvom9COFgVauwWQ9PsCBOsDmHJm'),
    source: list,
  },
];

/** Series of streams with recordings, but without a single date. */
export const series: readonly (Listed & { readonly sentence: string })[] = [
  {
    name: 'Zymposium',
    sentence: 'A weekly hour on one ZIO topic, streamed live by the Ziverge team.',
    url: playlist('PLvdARMfvom9C8ss18he1P5vOcogawm5uC'),
    source: list,
  },
];
