/** Lists the names that lead to sections: titles, headings, symbols and operators. */
import { groupBy } from '../../../utils/group-by';
import type { Dictionary, DictionaryPage } from './dictionary';
import { keyOf, tailOf } from './key';
import type { Page, Places } from './place';

export interface Entry {
  readonly kind: 'title' | 'heading' | 'symbol' | 'operator';
  readonly name: string;
  readonly section: number;
  /** Factor on the score of a match. */
  readonly weight: number;
  /** The forms that are compared as a whole, the most complete first. */
  readonly keys: readonly string[];
}

/**
 * Weight of each kind of entry. A symbol's entry belongs to the section that lists its signature.
 */
const weights = {
  title: 1,
  symbol: 0.95,
  heading: 0.7,
  /** An operator that a decision table offers without its type. */
  choice: 0.85,
  listedOperator: 0.85,
  spokenOperator: 0.78,
  /** Bonus for the main type, which readers usually mean if they name no type. */
  ofMainType: 0.15,
  operatorOfMainType: 0.1,
  /** Factor for pages that use names without explaining them. */
  outsideReference: 0.75,
} as const;

/** The type that the library is named after. */
const mainType = 'ZIO';
const memberOfMainType = new RegExp(`^${mainType}[.#]`);

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

function symbolWeight(name: string): number {
  if (!/[.#]/.test(name)) return weights.choice;
  return weights.symbol + (memberOfMainType.test(name) ? weights.ofMainType : 0);
}

function symbolEntries({ symbols = [] }: DictionaryPage, { first, area }: Page): Entry[] {
  const share = area.isReference ? 1 : weights.outsideReference;
  return symbols.flatMap(([section, list]) =>
    list.split(' ').map((name): Entry => ({
      kind: 'symbol',
      name,
      section: first + section,
      weight: symbolWeight(name) * share,
      keys: keysOf(name),
    })),
  );
}

/**
 * Returns the type whose operators a page describes: the one with the most members listed there, or
 * the page's title if none is listed.
 */
function ownerOf({ title, symbols = [] }: DictionaryPage): string {
  const owners = symbols.flatMap(([, list]) =>
    list.split(' ').flatMap((name) => /^(.*?)[.#]/.exec(name)?.[1] ?? []),
  );
  const byOwner = [...groupBy(owners, (owner) => owner)];
  const most = byOwner.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
  return most ?? title;
}

function operatorEntries(page: DictionaryPage, { first, area }: Page): Entry[] {
  const owner = ownerOf(page);
  const more = owner === mainType ? weights.operatorOfMainType : 0;
  const share = area.isReference ? 1 : weights.outsideReference;
  const entries = (section: number, list: string, weight: number): Entry[] =>
    list
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => ({
        kind: 'operator',
        name,
        section: first + section,
        weight: (weight + more) * share,
        keys: keysOf(`${owner}#${name}`),
      }));
  return (page.operators ?? []).flatMap(([section, listed, spokenOf]) => [
    ...entries(section, listed, weights.listedOperator),
    ...entries(section, spokenOf, weights.spokenOperator),
  ]);
}

export function entriesOf(dictionary: Dictionary, places: Places): Entry[] {
  const names = dictionary.pages.flatMap((page, number) => {
    const place = places.pages[number];
    return place ? [...symbolEntries(page, place), ...operatorEntries(page, place)] : [];
  });
  return [...titleEntries(places), ...headingEntries(places), ...names];
}
