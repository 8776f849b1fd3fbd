import type { ReactNode } from 'react';
import { useLater } from './useLater';

/**
 * How long a text must stay the same before it's read out, in milliseconds, so that it isn't read
 * at every key.
 */
const restMs = 600;

/** Announces changes to assistive technology, without showing anything. */
export function Announcement({ text }: { readonly text: string }): ReactNode {
  return (
    <p role="status" className="visually-hidden">
      {useLater(text, restMs)}
    </p>
  );
}
