/** The directory of libraries and its filters. */
import { pageIds } from '../../../facts/catalog/pages';
import type { Library } from '../../../facts/catalog/types';
import { pageAddress } from '../../../facts/inventory/page-address';
import {
  platformLabels,
  scalaVersions,
  statusLabels,
  topicLabels,
} from '../../../facts/catalog/labels';
import { writers } from '../../../content/install/model/build-tools';
import { installPlan } from '../../../content/install/model/plan';
import { hasWords } from '../../screen/model/has-words';

/** A library in the directory. */
export type DirectoryEntry = ReturnType<typeof directoryEntries>[number];

/** A filter's label, and its values with their labels. */
export interface Filter {
  readonly name: FilterName;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

type FilterName = 'topic' | 'status' | 'platform' | 'scala';

/**
 * The values that a reader chose, the words that an entry must contain, and the ids of the entries
 * to compare, with spaces between. A filter that isn't set accepts every entry.
 */
export type Choice = Readonly<
  Partial<Record<FilterName | typeof wordsField | typeof compareField, string>>
>;

/** The name of the field for words, in the form and in addresses. */
export const wordsField = 'q';

/** The name of the boxes for comparing, in the form and in addresses. */
export const compareField = 'compare';

/** The directory's entries, sorted by name. */
export function directoryEntries(libraries: readonly Library[]) {
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
      zio: builtWith(library),
      license: library.license,
      install: installLine(library),
      address: libraryAddress(library),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The line that adds a library to an sbt build; null if nothing is published. */
function installLine(library: Library): string | null {
  if (library.newest === null) return null;
  return writers.sbt(installPlan(library.id, [], [library]), false)[0]?.text ?? null;
}

/**
 * The start page of a library's documentation on this site: its index page, or null if it has none.
 */
export function libraryAddress({ id, pages, otherPages = [] }: Library): string | null {
  const index = `${id}/index`;
  return [...pageIds(pages), ...otherPages].includes(index) ? pageAddress(index) : null;
}

/**
 * The ZIO release that a library is built with, and which of its releases that is if it isn't the
 * newest; null for ZIO itself.
 */
export function builtWith({ zio, zioIn }: Library): string | null {
  return zioIn === undefined ? zio : `${zio} (in ${zioIn})`;
}

export const platformText = (platforms: Library['platforms']): string =>
  platforms.map((platform) => platformLabels[platform]).join(', ');

/** Scala versions, which the catalog lists from the oldest, in words. */
export const newestFirst = (versions: readonly string[]): string =>
  [...versions].reverse().join(', ');

/** Entries by topic, in the order of the topics' labels; each topic has at least one. */
export function byTopic(
  entries: readonly DirectoryEntry[],
): readonly (readonly [label: string, entries: readonly DirectoryEntry[]])[] {
  return Object.entries(topicLabels).flatMap(([topic, label]) => {
    const own = entries.filter((entry) => entry.topic === topic);
    return own.length === 0 ? [] : [[label, own] as const];
  });
}

/** The filters for some entries, each with only the values that occur in them. */
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

/** Whether an entry matches all filters that the reader set, and contains all words. */
export function isChosen(
  entry: DirectoryEntry,
  { [wordsField]: words = '', [compareField]: _, ...set }: Choice,
): boolean {
  const text = `${entry.id} ${entry.name} ${entry.summary} ${topicLabels[entry.topic]}`;
  return (
    hasWords(text, words) &&
    Object.entries(set).every(([name, value]) =>
      valuesOf(entry, name as FilterName).includes(value),
    )
  );
}

/** Parses a choice from an address's query. Ignores names and values that no filter has. */
export function choiceFromQuery(query: string, filters: readonly Filter[]): Choice {
  const parameters = new URLSearchParams(query);
  const words = parameters.get(wordsField)?.trim();
  const compared = parameters.getAll(compareField).join(' ').trim();
  return {
    ...(words && { [wordsField]: words }),
    ...(compared && { [compareField]: compared }),
    ...(Object.fromEntries(
      filters.flatMap(({ name, options }) => {
        const value = parameters.get(name);
        return options.some((option) => option.value === value) ? [[name, value]] : [];
      }),
    ) as Choice),
  };
}

/** The id of the filters. */
export const filtersAnchor = 'filters';

/**
 * The end of an address with a choice: the query for {@link choiceFromQuery} and the filters'
 * anchor; empty if nothing is chosen.
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
