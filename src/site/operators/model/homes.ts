/** What the index tells of a name besides its uses: its home, its type, and its decision table. */
import { shortName } from '../../../content/code-block/model/signature';
import { headingLine, plain } from '../../../content/snippets/model/block-headings';
import type { OperatorFamily } from '../../../content/which-operator/model/family';
import { groupBy } from '../../../utils/group-by';
import { usualAnchor } from '../../search/model/dictionary';
import type { IndexedSymbol } from './operators';

/** The section that explains a name. */
export interface Home {
  /** The page's address with the section's anchor. */
  readonly path: string;
  readonly title: string;
  /** The section's heading; '' for the page's introduction. */
  readonly heading: string;
}

/** A row of a decision table. */
export interface ChoiceOf {
  /** What readers have and want; can contain code between backticks. */
  readonly have: string;
  readonly want: string;
  readonly family: Pick<OperatorFamily, 'id' | 'title'>;
}

export interface Explained extends IndexedSymbol {
  readonly home?: Home;
  /** The declaration; the first of several. */
  readonly declaration?: string;
  readonly choice?: ChoiceOf;
}

/** The heading with an anchor in a Markdown text; '' if there's none. */
export const headingAt = (markdown: string, anchor: string): string =>
  markdown
    .split('\n')
    .map((line) => {
      const heading = plain(headingLine.exec(line)?.[1]) ?? '';
      const id = /\{\/\* #(\S+) \*\/\}\s*$/.exec(line)?.[1] ?? usualAnchor(heading);
      return id === anchor ? heading : '';
    })
    .find((heading) => heading !== '') ?? '';

/** The member that a decision table offers: `timeout` in `timeout(duration)`, not in `a.timeout(b)`. */
const offered = (code: string): string | undefined =>
  /^(?:[A-Z]\w*\.)?([a-z]\w*)(?:[([][^.]*)?$/.exec(code)?.[1];

const memberOf = ({ member }: IndexedSymbol): string => member.replace(/^.*[.#]/, '');

/**
 * Adds what is known about symbols.
 * @param homes the ledger of homes, by short names such as `ZIO.attempt`; a name without an entry is
 *   at home in the first section that lists its signature
 * @param pathOf the address of the page with an id
 */
export function explain(
  symbols: readonly IndexedSymbol[],
  homes: ReadonlyMap<string, Home>,
  declarations: ReadonlyMap<string, readonly string[]>,
  families: readonly OperatorFamily[],
  pathOf: (page: string) => string | undefined,
): Explained[] {
  const rows = families.flatMap(({ choices, page, ...family }) =>
    choices.flatMap(({ have, want, use, page: own = page }) =>
      use.flatMap((code) => {
        const member = offered(code);
        return member === undefined
          ? []
          : [{ key: `${pathOf(own)} ${member}`, have, want, family }];
      }),
    ),
  );
  const choices = groupBy(rows, ({ key }) => key);
  return symbols.map((one) => {
    const documenting = one.uses.filter(({ documents }) => documents);
    const [first] = documenting;
    const listed = first && {
      path: `${first.path}#code-${first.blocks[0]}`,
      title: first.title,
      heading: first.heading,
    };
    const home = homes.get(shortName(one.symbol)) ?? listed;
    const [declaration] = declarations.get(one.symbol) ?? [];
    const [choice] = documenting.flatMap(
      ({ path }) => choices.get(`${path} ${memberOf(one)}`) ?? [],
    );
    return {
      ...one,
      ...(home && { home }),
      ...(declaration !== undefined && { declaration }),
      ...(choice && { choice: { have: choice.have, want: choice.want, family: choice.family } }),
    };
  });
}
