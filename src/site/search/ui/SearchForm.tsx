import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ComponentProps, ReactNode } from 'react';
import { searchScreen } from '../model/search-address';

type Props = Pick<ComponentProps<'form'>, 'children' | 'className' | 'onSubmit'>;

/**
 * Contains the field of the search. The focus in it loads the application (`data-use`). Before
 * that, Enter leads to the search screen.
 */
export function SearchForm(props: Props): ReactNode {
  const action = useBaseUrl(`/${searchScreen}`);
  return <form role="search" action={action} method="get" data-use="point" {...props} />;
}
