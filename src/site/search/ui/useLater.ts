import { useEffect, useState } from 'react';

/** A value after it has stayed the same for a while, for work that isn't needed at every key. */
export function useLater<T>(value: T, ms: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(waiting);
  }, [value, ms]);
  return settled;
}
