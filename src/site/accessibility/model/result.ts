/** The latest result of the full axe check, as `npm run accessibility` writes it. */
export interface AuditResult {
  /** The date of the check: `2026-11-21`. */
  readonly date: string;
  /** The version of axe-core. */
  readonly axe: string;
  /** Name and version of the browser. */
  readonly browser: string;
  /** The number of checked pages; less than `ofPages` if the check stopped early. */
  readonly pages: number;
  readonly ofPages: number;
  readonly themes: readonly string[];
  /** The window widths in CSS pixels. */
  readonly widths: readonly number[];
  /** How often each state was checked, in the order of the check. */
  readonly states: Readonly<Record<string, number>>;
  /** The number of combinations of page, state, theme and width. */
  readonly looks: number;
  /**
   * How often axe ran for them. Opened content that is byte for byte the same as on another page
   * counts as checked without a run.
   */
  readonly runs: number;
  /** The violations, one line for each rule, element and run. */
  readonly violations: readonly string[];
  /** How many elements axe couldn't decide on, by rule, over all runs. */
  readonly undecided: Readonly<Record<string, number>>;
}
