import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { queryParameter, searchScreen } from '../model/search-address';
import { longestQuery } from '../model/query';

/**
 * Contains the field of the search. The focus in it loads the application (`data-use`). Before
 * that, Enter leads to the search screen.
 */
export function SearchForm(
  props: Pick<ComponentProps<'form'>, 'children' | 'className' | 'onSubmit'>,
): ReactNode {
  const action = useBaseUrl(`/${searchScreen}`);
  return <form role="search" action={action} method="get" data-use="point" {...props} />;
}

interface Props extends Pick<ComponentProps<'input'>, 'className' | 'placeholder' | 'autoFocus'> {
  readonly field: RefObject<HTMLInputElement | null>;
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

/** Puts a query into the field as if the reader had typed it. */
export function typeInto(field: HTMLInputElement | null, query: string): void {
  if (!field) return;
  field.value = query;
  field.focus();
  field.dispatchEvent(new Event('input'));
}
