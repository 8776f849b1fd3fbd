/**
 * Decision tables: what you have, what you want, which operator. Each family of operators has a
 * table at the top of its page; the screen `/which-operator` shows all of them.
 */

/** A family of operators for the same kind of problem. */
export interface OperatorFamily {
  /** In lower case with hyphens; the anchor on the screen. */
  readonly id: string;
  /** A noun phrase, such as "Recovering from a failure". */
  readonly title: string;
  /** Id of the page that explains the family. */
  readonly page: string;
  readonly choices: readonly Choice[];
}

/** A row; its text can contain code between backticks. */
export interface Choice {
  /** The situation, such as "a failure of one of several types". */
  readonly have: string;
  /** The goal, such as "another effect for some of them". */
  readonly want: string;
  /** The code to write, such as `catchSome(pf)`; alternatives are separate items. */
  readonly use: readonly string[];
  /** The page that documents these operators, if it isn't the family's page. */
  readonly page?: string;
  /** A clause with a caveat. */
  readonly note?: string;
}
