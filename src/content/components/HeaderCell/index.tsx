import type { ComponentProps, ReactNode } from 'react';
import { MarkOfName } from '../../parts/OutcomeMark';

/**
 * Header cell of a Markdown table. An empty one, in the corner of a comparison, isn't a header. One
 * that names an outcome of an effect has its mark.
 */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  if (children === undefined) return <td {...props} />;
  return (
    <th {...props}>
      {typeof children === 'string' && <MarkOfName name={children} />}
      {children}
    </th>
  );
}
