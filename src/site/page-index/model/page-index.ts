/** How the index of all pages groups and sorts them. */
import { sections } from '../../../config/sections';
import { groupBy } from '../../../utils/group-by';
import { hasWords } from '../../screen/model/has-words';

/** A page as Docusaurus knows it; `sidebar` is absent if it's in none. */
export interface LinkedPage {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly sidebar?: string;
  readonly permalink: string;
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

/**
 * Groups pages as the index shows them: the five sections, one group for each companion library in
 * the given order, and the top-level pages. Leaves out empty groups.
 */
export function groupPages(
  pages: readonly LinkedPage[],
  libraries: readonly { readonly id: string; readonly name: string }[],
): PageGroup[] {
  const labels = new Map([
    ...sections.map(({ label }) => [label.toLowerCase(), label] as const),
    ...libraries.map(({ id, name }) => [id, name] as const),
    ['top', 'About the project and this site'],
  ]);
  const byKey = groupBy(pages, ({ id }) => {
    const [folder = ''] = id.split('/');
    return labels.has(folder) ? folder : 'top';
  });
  return [...labels].flatMap(([key, label]) => {
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
    .map(([label, members]) => ({
      key: label === '#' ? 'other' : label.toLowerCase(),
      label,
      pages: members,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The pages whose title, description or id contains every word of the query, ignoring case. */
export function filterGroups(groups: readonly PageGroup[], query: string): PageGroup[] {
  return groups.flatMap((group) => {
    const pages = group.pages.filter(({ title, description, id }) =>
      hasWords(`${title} ${description} ${id}`, query),
    );
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}
