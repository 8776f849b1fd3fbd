/** The names by which sections are found: titles, headings, symbols and operators. */
import type { Dictionary, DictionaryPage } from './dictionary';
import { keyOf, tailOf } from './key';
import type { Places } from './place';

export interface Entry {
  readonly kind: 'title' | 'heading' | 'symbol' | 'operator';
  readonly name: string;
  readonly section: number;
  /** What a match counts, at most 1. */
  readonly weight: number;
  /** Where it stands, if that is not the start of the section. */
  readonly anchor?: string;
  /** The forms in which it is compared as a whole, the fullest first. */
  readonly keys: readonly string[];
}

/** How much each kind counts. A documented symbol stands where its signature is. */
const weights = {
  title: 1,
  symbol: 0.95,
  heading: 0.85,
  listedOperator: 0.85,
  spokenOperator: 0.78,
  /** Who names no type means the one that the library is named for. */
  ofMainType: 0.05,
} as const;

const mainType = /^ZIO[.#]/;

function keysOf(name: string): string[] {
  const key = keyOf(name);
  const tail = tailOf(key);
  return tail === key || tail === '' ? [key] : [key, tail];
}

function titleEntries({ pages }: Places): Entry[] {
  return pages.map(({ title, first }) => ({
    kind: 'title',
    name: title,
    section: first,
    weight: weights.title,
    keys: keysOf(title),
  }));
}

function headingEntries({ sections }: Places): Entry[] {
  return sections.flatMap(({ heading }, section): Entry[] =>
    heading === ''
      ? []
      : [
          {
            kind: 'heading',
            name: heading,
            section,
            weight: weights.heading,
            keys: keysOf(heading),
          },
        ],
  );
}

function symbolEntries({ symbols = [] }: DictionaryPage, first: number): Entry[] {
  return symbols.flatMap(([section, anchor, list]) =>
    list.split(' ').map((name): Entry => ({
      kind: 'symbol',
      name,
      section: first + section,
      weight: weights.symbol + (mainType.test(name) ? weights.ofMainType : 0),
      anchor,
      keys: keysOf(name),
    })),
  );
}

function operatorEntries({ symbols = [], operators = [] }: DictionaryPage, first: number): Entry[] {
  return operators.flatMap(([section, listed, spokenOf]) => {
    const isOfMainType = symbols.some(
      ([other, , list]) => other === section && mainType.test(list),
    );
    const more = isOfMainType ? weights.ofMainType : 0;
    const entries = (list: string, weight: number): Entry[] =>
      list
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => ({
          kind: 'operator',
          name,
          section: first + section,
          weight: weight + more,
          keys: [name],
        }));
    return [
      ...entries(listed, weights.listedOperator),
      ...entries(spokenOf, weights.spokenOperator),
    ];
  });
}

/** All entries of a dictionary. */
export function entriesOf(dictionary: Dictionary, places: Places): Entry[] {
  const names = dictionary.pages.flatMap((page, number) => {
    const first = places.pages[number]?.first ?? 0;
    return [...symbolEntries(page, first), ...operatorEntries(page, first)];
  });
  return [...titleEntries(places), ...headingEntries(places), ...names];
}
