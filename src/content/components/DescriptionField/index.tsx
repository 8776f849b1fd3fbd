import type { ReactNode } from 'react';
import { Island } from '../../islands/Island';
import { Field } from './Field';

/**
 * A field for trying out the description of a page. It's an island: the page has its HTML, and the
 * application takes it over when a reader clicks into it.
 */
export function DescriptionField(): ReactNode {
  return <Island name="description-field" component={Field} props={{}} />;
}
