/** Reads and writes the query in the search screen's address. */
import { queryParameter } from './opensearch';
import { longestQuery } from './query';

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
