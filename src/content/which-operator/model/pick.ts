import { groups, type ChoiceName } from './groups';

/** The chosen groups and words. A row has to match all of them. */
export type Pick = Readonly<Partial<Record<ChoiceName | 'words', string>>>;

/** Parses a pick from an address's query. Ignores names that aren't groups. */
export function pickFromQuery(query: string): Pick {
  const parameters = new URLSearchParams(query);
  const pick: Partial<Record<keyof Pick, string>> = {};
  for (const name of ['have', 'want'] as const) {
    const value = parameters.get(name);
    if (value !== null && Object.hasOwn(groups[name], value)) pick[name] = value;
  }
  const words = parameters.get('words')?.trim();
  return words ? { ...pick, words } : pick;
}

/** The id of the picker. */
export const pickerAnchor = 'picker';

/** The end of an address with a pick: the query and the picker's anchor; empty if it's empty. */
export function pickAddress(pick: Pick): string {
  const query = new URLSearchParams(pick).toString();
  return query === '' ? '' : `?${query}#${pickerAnchor}`;
}
