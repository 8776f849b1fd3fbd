/** Finds operators by their names in prose. */
import { codeNames, type CodeName } from './code-names';
import { plainName, type CoveredType } from './covered-type';
import { ownerName, type Operator } from './operators';

/** Resolves inline code on a page to operators. */
export class NameIndex {
  private readonly byName = new Map<string, Operator[]>();
  private readonly types: ReadonlyMap<string, CoveredType>;

  constructor(types: readonly CoveredType[], operators: readonly Operator[]) {
    this.types = new Map(types.map((type) => [type.name, type]));
    for (const operator of operators) {
      this.byName.set(operator.name, [...(this.byName.get(operator.name) ?? []), operator]);
    }
  }

  /**
   * The operators that a code span names.
   * @param page the id of its page, which decides between types that share a name
   */
  resolve(code: string, page: string): Operator[] {
    return codeNames(code).flatMap((name) => this.find(name, page));
  }

  private find({ name, owner, separator }: CodeName, page: string): Operator[] {
    const all = this.byName.get(name) ?? [];
    if (owner !== null) {
      const owned = all.filter(({ symbol }) => plainName(ownerName(symbol)) === owner);
      const exact = owned.filter(({ ofInstance }) => ofInstance === (separator === '#'));
      // Many people write `ZIO.retry` for a member of instances.
      return exact.length > 0 ? exact : separator === '.' ? owned : [];
    }
    const closest = Math.max(0, ...all.map((operator) => this.closeness(operator, page)));
    const near = all.filter(
      (operator) => closest > 0 && this.closeness(operator, page) === closest,
    );
    const instances = near.filter(({ ofInstance }) => ofInstance);
    return instances.length > 0 ? instances : near;
  }

  /** How many folders of the page's id the type's home shares; 0 for pages outside it. */
  private closeness({ type }: Operator, page: string): number {
    const homes = this.types.get(type)?.home ?? [];
    const around = homes.filter((home) => page === home || page.startsWith(`${home}/`));
    return Math.max(0, ...around.map((home) => home.split('/').length));
  }
}
