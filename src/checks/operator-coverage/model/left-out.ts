/** Operators that the pages leave out, with reasons. */

export interface LeftOut {
  /**
   * `internal`: public only for the library's own use; `machinery`: found by the compiler, never
   * written.
   */
  readonly reason: 'internal' | 'machinery' | 'deprecated' | 'alias';
  /** The reason in one sentence. */
  readonly why: string;
  /** Full names, as in the members files. */
  readonly symbols: readonly string[];
}

/**
 * Maps full names to reasons.
 * @throws Error if a name is listed twice
 */
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
