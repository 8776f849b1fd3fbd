/** Checks that the operators in decision tables exist. */
import type { OperatorFamily } from '../../../content/which-operator/model/family';
import type { Finding } from '../../../utils/validation/finding';
import { suggest } from '../../../utils/validation/suggest';
import { placesOf, type DataSource } from './source';

/** Code that defines the names in it. */
const definition = /\b(?:object|class) \w+(?:\([^)]*\))?/g;
const text = /"[^"]*"/g;

/**
 * Names in the code of a row that have to exist: types, members, and functions, but not arguments
 * and type parameters.
 */
export function namesIn(use: string): string[] {
  const code = use.replace(text, '""').replace(definition, '');
  return [...code.matchAll(/[A-Za-z]\w*/g)]
    .filter(({ 0: name, index }) => {
      const next = code[index + name.length] ?? '';
      const isMember = /[.#]/.test(code[index - 1] ?? '');
      const isType = /^[A-Z]\w/.test(name);
      return isMember || isType || code === name || /[([]/.test(next);
    })
    .map(([name]) => name);
}

/**
 * The names of all symbols: `zio.ZIO#retry` has the names `zio`, `ZIO`, and `retry`. Names that a
 * page defines itself are left out.
 */
export function namesOf(symbols: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const symbol of symbols) {
    if (!symbol.startsWith('<page>')) symbol.split(/[.#]/).forEach((name) => names.add(name));
  }
  return names;
}

/**
 * Rows of decision tables with a name that neither the code of a page uses nor a type of ZIO has.
 * @param known empty if there is no index of operators
 */
export function unknownOperators(
  families: readonly OperatorFamily[],
  sources: readonly DataSource[],
  known: ReadonlySet<string>,
): Finding[] {
  if (known.size === 0) return [];
  const uses = new Set(families.flatMap(({ choices }) => choices.flatMap(({ use }) => use)));
  const quoted = placesOf(sources, /'([^']+)'|"([^"]+)"|`([^`]+)`/g);
  return [...uses].flatMap((use) =>
    namesIn(use)
      .filter((name) => !known.has(name))
      .flatMap((name) =>
        quoted
          .filter(({ match }) => match.slice(1).includes(use))
          .map(({ file, line }) => ({
            file,
            line,
            problem: `“${use}” uses ${name}, which no page and no type of ZIO has`,
            remedy: suggest(name, known, 'write an operator that the code of a page uses'),
          })),
      ),
  );
}
