import type { ReactNode } from 'react';
import { useLater } from './useLater';

/** How long a text stays the same before it is read out, in milliseconds: not at every key. */
const restMs = 600;

/** Tells assistive technology what has changed, and shows nothing. */
export function Announcement({ text }: { readonly text: string }): ReactNode {
  return (
    <p role="status" className="visually-hidden">
      {useLater(text, restMs)}
    </p>
  );
}
