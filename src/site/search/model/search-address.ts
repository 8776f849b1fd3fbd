/**
 * The query in the address of the search screen, where address bars and the search forms put it.
 */
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
