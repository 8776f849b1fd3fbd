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

/** Problems in the families, written for their authors; empty if there are none. */
export function familyProblems(
  families: readonly OperatorFamily[],
  isPlanned: (pageId: string) => boolean,
): string[] {
  const seen = new Set<string>();
  return families.flatMap((family) => {
    const where = `src/content/which-operator/families: "${family.id}"`;
    const problems: string[] = [];
    const check = (holds: boolean, problem: string): void => {
      if (!holds) problems.push(`${where}: ${problem}`);
    };
    check(!seen.has(family.id), 'this id is used twice: choose another');
    seen.add(family.id);
    check(/^[a-z][a-z0-9-]*$/.test(family.id), 'the id must be in lower case, with hyphens');
    check(family.choices.length >= 2, 'a decision table needs at least two rows');
    const pages = [family.page, ...family.choices.flatMap(({ page }) => page ?? [])];
    for (const page of pages) {
      check(isPlanned(page), `${page} is not a page of src/facts/inventory/pages.tsv`);
    }
    const situations = family.choices.map(({ have, want }) => `${have}, ${want}`);
    for (const situation of situations) {
      const once = situations.indexOf(situation) === situations.lastIndexOf(situation);
      check(once, `two rows have the situation "${situation}": say how they differ`);
    }
    for (const { use, want, have, note = '' } of family.choices) {
      check(use.length > 0, `the row "${want}" does not name an operator`);
      check(
        !use.join('').includes('`'),
        `"${use.join(', ')}" is shown as code anyway: remove the backticks`,
      );
      const open = [have, want, note].find((text) => text.split('`').length % 2 === 0);
      check(open === undefined, `there is an unclosed backtick in "${open}"`);
    }
    return problems;
  });
}
