import type { ComponentProps, ReactNode, RefObject } from 'react';
import { queryParameter } from '../model/search-address';
import { longestQuery } from '../model/query';

interface Props extends Pick<
  ComponentProps<'input'>,
  'className' | 'placeholder' | 'autoFocus' | 'type'
> {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Id of the list of results. */
  readonly results: string;
}

/**
 * The field of the search, as a combobox whose list is elsewhere. It works before the application
 * is loaded.
 */
export function SearchField({ field, results, ...own }: Props): ReactNode {
  return (
    <input
      ref={field}
      name={queryParameter}
      type="text"
      inputMode="search"
      role="combobox"
      aria-label="Search"
      aria-autocomplete="list"
      aria-controls={results}
      aria-expanded="false"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck="false"
      enterKeyHint="go"
      maxLength={longestQuery}
      {...own}
    />
  );
}
