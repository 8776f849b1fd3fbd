import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while, for what need not be done at every key. */
export function useLater<T>(value: T, ms: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(waiting);
  }, [value, ms]);
  return settled;
}
