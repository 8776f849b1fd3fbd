import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ComponentProps, ReactNode } from 'react';
import { searchScreen } from '../model/opensearch';

type Props = Pick<ComponentProps<'form'>, 'children' | 'className' | 'onSubmit'>;

/**
 * Holds the field of the search. The focus in it brings the application (`data-use`); Enter before
 * that is there leads to the screen that answers.
 */
export function SearchForm(props: Props): ReactNode {
  const action = useBaseUrl(`/${searchScreen}`);
  return <form role="search" action={action} method="get" data-use="point" {...props} />;
}
