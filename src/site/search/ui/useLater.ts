import { useEffect, useState } from 'react';

/** Returns a value once it has stayed the same for `ms`, to defer work while the reader types. */
export function useLater<T>(value: T, ms: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(waiting);
  }, [value, ms]);
  return settled;
}
