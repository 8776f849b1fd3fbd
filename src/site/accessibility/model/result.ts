/** The last result of the full check with axe, as `npm run accessibility` writes it. */
export interface AuditResult {
  /** The day of the check: `2026-11-21`. */
  readonly date: string;
  /** The release of axe-core. */
  readonly axe: string;
  /** Name and version of the browser. */
  readonly browser: string;
  /** Pages that were looked at; fewer than there were where the check was cut short. */
  readonly pages: number;
  readonly ofPages: number;
  readonly themes: readonly string[];
  /** The widths of the windows, in CSS pixels. */
  readonly widths: readonly number[];
  /** How often each state was held against the rules, in the order of the check. */
  readonly states: Readonly<Record<string, number>>;
  /** Pages in some state, theme and width. */
  readonly looks: number;
  /**
   * How often axe ran for them: what opened and was the same to the byte on another page counts
   * without a run.
   */
  readonly runs: number;
  /** What it found, a line for each rule, element and run. */
  readonly violations: readonly string[];
  /** How many elements axe could not decide on, by rule, over all runs. */
  readonly undecided: Readonly<Record<string, number>>;
}

/** A number as readers write it: `12,345`. */
export const figure = (count: number): string => count.toLocaleString('en');

/** A day in words: `21 November 2026`. */
export function dayText(date: string): string {
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(date));
}
