/** The directory of libraries as readers filter it. */
import type { Library, Platform, ScalaVersion, Status, Topic } from '../../../facts/catalog/types';
import {
  platformLabels,
  scalaVersions,
  statusLabels,
  topicLabels,
} from '../../../facts/catalog/labels';
import { libraryAddress } from './address';

/** One library of the directory. */
export interface DirectoryEntry {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly topic: Topic;
  readonly status: Status;
  readonly platforms: readonly Platform[];
  readonly scala: readonly ScalaVersion[];
  readonly newest: string | null;
  /** The address of its first page; null while it has none. */
  readonly address: string | null;
}

/** What a filter is called, and the values it offers with their words. */
export interface Filter {
  readonly name: FilterName;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type FilterName = 'topic' | 'status' | 'platform' | 'scala';

/** The values that a reader chose; a filter that is not named lets everything pass. */
export type Choice = Readonly<Partial<Record<FilterName, string>>>;

/** The entries of the directory, in the order of their names. */
export function directoryEntries(libraries: readonly Library[]): DirectoryEntry[] {
  return libraries
    .map((library) => ({
      id: library.id,
      name: library.name,
      summary: library.summary,
      topic: library.topic,
      status: library.status,
      platforms: library.platforms,
      scala: library.scala,
      newest: library.newest,
      address: libraryAddress(library),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The filters over some entries, each with those values only that an entry has. */
export function directoryFilters(entries: readonly DirectoryEntry[]): Filter[] {
  const filter = (name: FilterName, label: string, options: [string, string][]): Filter => ({
    name,
    label,
    options: options
      .filter(([value]) => entries.some((entry) => valuesOf(entry, name).includes(value)))
      .map(([value, text]) => ({ value, label: text })),
  });
  return [
    filter('topic', 'Topic', Object.entries(topicLabels)),
    filter('status', 'Status', Object.entries(statusLabels)),
    filter('platform', 'Platform', Object.entries(platformLabels)),
    filter(
      'scala',
      'Scala',
      scalaVersions.map((version) => [version, version]),
    ),
  ];
}

/** Whether an entry passes every filter that the reader set. */
export function isChosen(entry: DirectoryEntry, choice: Choice): boolean {
  return Object.entries(choice).every(([name, value]) =>
    valuesOf(entry, name as FilterName).includes(value),
  );
}

/**
 * Reads a choice from the query of an address. Names and values that no filter has are left out.
 */
export function choiceFromQuery(query: string, filters: readonly Filter[]): Choice {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    filters.flatMap(({ name, options }) => {
      const value = parameters.get(name);
      return options.some((option) => option.value === value) ? [[name, value]] : [];
    }),
  ) as Choice;
}

/** The id of the filters. */
export const filtersAnchor = 'filters';

/**
 * The end of an address that makes a choice: the query that {@link choiceFromQuery} reads, and the
 * filters as the place to go; empty where nothing is chosen.
 */
export function choiceAddress(choice: Choice): string {
  const query = new URLSearchParams(choice as Record<string, string>).toString();
  return query === '' ? '' : `?${query}#${filtersAnchor}`;
}

function valuesOf(entry: DirectoryEntry, name: FilterName): readonly string[] {
  const values: Record<FilterName, readonly string[]> = {
    topic: [entry.topic],
    status: [entry.status],
    platform: entry.platforms,
    scala: entry.scala,
  };
  return values[name];
}
