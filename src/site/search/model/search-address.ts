/** Reads and writes the query in the search screen's address. */
import { longestQuery } from './query';

/**
 * The screen that shows results, relative to the site's base address, and the parameter with the
 * query.
 */
export const searchScreen = 'search';
export const queryParameter = 'q';

/**
 * The query in an address.
 * @param search its query string, from the question mark on
 */
export function queryIn(search: string): string {
  return (new URLSearchParams(search).get(queryParameter) ?? '').slice(0, longestQuery);
}

/** The query string for a query, from the question mark on. */
export function addressQuery(asked: string): string {
  return `?${new URLSearchParams({ [queryParameter]: asked })}`;
}
