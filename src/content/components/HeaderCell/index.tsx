import type { ComponentProps, ReactNode } from 'react';

/** Header cell of a Markdown table. An empty one, in the corner of a comparison, isn't a header. */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
