/** Operators that the pages leave out, and why. */

export interface LeftOut {
  /**
   * `internal`: public for the library's own needs; `machinery`: found by the compiler, never
   * written.
   */
  readonly reason: 'internal' | 'machinery' | 'deprecated' | 'alias';
  /** One sentence for whoever asks. */
  readonly why: string;
  /** Full names, as in the files of members. */
  readonly symbols: readonly string[];
}

/** Full name → reason. @throws Error where a name stands twice */
export function reasonsOf(entries: readonly LeftOut[]): Map<string, LeftOut['reason']> {
  const reasons = new Map<string, LeftOut['reason']>();
  for (const { reason, symbols } of entries) {
    for (const symbol of symbols) {
      if (reasons.has(symbol)) throw new Error(`${symbol} is left out twice: keep one entry`);
      reasons.set(symbol, reason);
    }
  }
  return reasons;
}
