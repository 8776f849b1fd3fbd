/** Finds operators by their names in prose. */
import { groupBy } from '../../../utils/group-by';
import { codeNames, type CodeName } from './code-names';
import { plainName, type CoveredType } from './covered-type';
import { ownerName, type Operator } from './operators';

/**
 * Returns the function that finds the operators which a code span names. The id of the span's page
 * decides between types that share a name.
 */
export function nameIndex(
  types: readonly CoveredType[],
  operators: readonly Operator[],
): (code: string, page: string) => Operator[] {
  const byName = groupBy(operators, ({ name }) => name);
  const homes = new Map(types.map(({ name, home }) => [name, home]));

  /** How many folders of the page's id the type's home shares; 0 for pages outside it. */
  const closeness = ({ type }: Operator, page: string): number => {
    const around = (homes.get(type) ?? []).filter(
      (home) => page === home || page.startsWith(`${home}/`),
    );
    return Math.max(0, ...around.map((home) => home.split('/').length));
  };
  const find = ({ name, owner, separator }: CodeName, page: string): Operator[] => {
    const all = byName.get(name) ?? [];
    if (owner !== null) {
      const owned = all.filter(({ symbol }) => plainName(ownerName(symbol)) === owner);
      const exact = owned.filter(({ ofInstance }) => ofInstance === (separator === '#'));
      // Many people write `ZIO.retry` for a member of instances.
      return exact.length > 0 ? exact : separator === '.' ? owned : [];
    }
    const closest = Math.max(0, ...all.map((operator) => closeness(operator, page)));
    const near = all.filter((operator) => closest > 0 && closeness(operator, page) === closest);
    const instances = near.filter(({ ofInstance }) => ofInstance);
    return instances.length > 0 ? instances : near;
  };
  return (code, page) => codeNames(code).flatMap((name) => find(name, page));
}
