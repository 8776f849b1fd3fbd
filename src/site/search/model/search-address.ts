/**
 * The query in the address of the search's screen, as address bars and the search's forms put it
 * there.
 */
import { queryParameter } from './opensearch';
import { longestQuery } from './query';

/** What an address asks for. @param search its query, from the question mark on */
export function queryIn(search: string): string {
  return (new URLSearchParams(search).get(queryParameter) ?? '').slice(0, longestQuery);
}

/** The query of an address that asks for something, from the question mark on. */
export function addressQuery(asked: string): string {
  return `?${new URLSearchParams({ [queryParameter]: asked })}`;
}
