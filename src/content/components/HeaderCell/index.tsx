import type { ComponentProps, ReactNode } from 'react';

/**
 * A header cell of a Markdown table; an empty one, in the corner of a comparison, heads nothing.
 */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
