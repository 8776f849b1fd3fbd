/**
 * The index of all pages of a documentation version: the content of `page-index.json`, and how the
 * screens group and sort it.
 */
import { groupBy } from '../../../utils/group-by';

/** A page as Docusaurus knows it; `sidebar` is absent if it's in none. */
export interface PageEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly sidebar?: string;
}

/** A page with its address. */
export interface LinkedPage extends PageEntry {
  readonly permalink: string;
}

/** Docusaurus's record of a version. */
export interface VersionRecord {
  readonly pluginId: string;
  readonly version: string;
  readonly label: string;
  readonly banner: string | null;
  readonly badge: boolean;
  readonly noIndex: boolean;
  readonly className: string;
  readonly isLast: boolean;
}

export interface PageIndex extends VersionRecord {
  readonly docs: readonly PageEntry[];
}

export interface PageGroup {
  /** The group's anchor on the screen: the common folder of its ids, or `top`. */
  readonly key: string;
  readonly label: string;
  readonly pages: readonly LinkedPage[];
}

/** The file with the groups in one of the orders, relative to the base URL. */
export const groupsFile = (order: 'section' | 'letter'): string => `page-index/by-${order}.json`;

export function countPages(groups: readonly PageGroup[]): number {
  return groups.reduce((sum, group) => sum + group.pages.length, 0);
}

const sections: readonly (readonly [key: string, label: string])[] = [
  ['overview', 'Overview'],
  ['reference', 'Reference'],
  ['guides', 'Guides'],
  ['ecosystem', 'Ecosystem'],
  ['resources', 'Resources'],
];

const topGroup = ['top', 'About the project and this site'] as const;

/**
 * Groups pages as the index shows them: the five sections, one group for each companion library in
 * the given order, and the top-level pages. Leaves out empty groups.
 */
export function groupPages(
  pages: readonly LinkedPage[],
  libraries: readonly { readonly id: string; readonly name: string }[],
): PageGroup[] {
  const keys = [...sections, ...libraries.map(({ id, name }) => [id, name] as const)];
  const known = new Set(keys.map(([key]) => key));
  const keyOf = ({ id }: LinkedPage): string => {
    const folder = id.split('/')[0] ?? '';
    return known.has(folder) ? folder : topGroup[0];
  };
  const byKey = groupBy(pages, keyOf);
  return [...keys, topGroup].flatMap(([key, label]) => {
    const members = byKey.get(key);
    return members ? [{ key, label, pages: members }] : [];
  });
}

/**
 * Groups pages by the first letter of their titles, in alphabetical order; `#`, for titles that
 * start with another character, comes first.
 */
export function pagesByLetter(pages: readonly LinkedPage[]): PageGroup[] {
  const sorted = [...pages].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const byLetter = groupBy(sorted, ({ title }) => {
    const letter = title.charAt(0).toUpperCase();
    return letter >= 'A' && letter <= 'Z' ? letter : '#';
  });
  return [...byLetter]
    .map(([letter, members]) => ({
      key: letter === '#' ? 'other' : letter.toLowerCase(),
      label: letter,
      pages: members,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The pages whose title, description or id contains every word of the query, ignoring case. */
export function filterGroups(groups: readonly PageGroup[], query: string): PageGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups.flatMap((group) => {
    const pages = group.pages.filter((page) => {
      const text = `${page.title} ${page.description} ${page.id}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}
