import { useEffect, useState } from 'react';

/** A text once it has stayed the same for a while, so that it is not read out at every key. */
export function useLater(text: string, ms: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(waiting);
  }, [text, ms]);
  return settled;
}
