import { Fragment, type ReactNode } from 'react';

/** Plain text in which backticks mark code. */
export function InlineCode({ text }: { readonly text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
