/** Lists the names that lead to sections: titles, headings, symbols and operators. */
import { groupBy } from '../../../utils/group-by';
import type { Dictionary, DictionaryPage } from './dictionary';
import { keyOf, tailOf } from './key';
import type { Page, Places } from './place';

export interface Entry {
  readonly kind: 'title' | 'heading' | 'home' | 'symbol' | 'operator';
  readonly name: string;
  readonly section: number;
  /** Factor on the score of a match; above 1, it counts only for a name typed in full. */
  readonly weight: number;
  /** Whether it's a name from another library, which isn't declared here. */
  readonly isForeign?: true;
  /** The forms that are compared as a whole, the most complete first. */
  readonly keys: readonly string[];
}

/**
 * Weight of each kind of entry. A symbol's entry belongs to the section that lists its signature.
 */
const weights = {
  title: 1,
  /** A name typed in full leads to its home. */
  home: 1.8,
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

function entryOf(
  kind: Entry['kind'],
  name: string,
  section: number,
  weight: number,
  fullName = name,
): Entry {
  const key = keyOf(fullName);
  const tail = tailOf(key);
  const keys = tail === key || tail === '' ? [key] : [key, tail];
  return { kind, name, section, weight, keys };
}

function symbolWeight(name: string): number {
  if (!/[.#]/.test(name)) return weights.choice;
  return weights.symbol + (memberOfMainType.test(name) ? weights.ofMainType : 0);
}

const shareOf = ({ area }: Page): number => (area.isReference ? 1 : weights.outsideReference);

function symbolEntries({ symbols = [] }: DictionaryPage, page: Page): Entry[] {
  return symbols.flatMap(([section, list]) =>
    list
      .split(' ')
      .map((name) =>
        entryOf('symbol', name, page.first + section, symbolWeight(name) * shareOf(page)),
      ),
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

function operatorEntries(described: DictionaryPage, page: Page): Entry[] {
  const owner = ownerOf(described);
  const more = owner === mainType ? weights.operatorOfMainType : 0;
  const entries = (section: number, list: string, weight: number): Entry[] =>
    list
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => {
        const own = (weight + more) * shareOf(page);
        return entryOf('operator', name, page.first + section, own, `${owner}#${name}`);
      });
  return (described.operators ?? []).flatMap(([section, listed, spokenOf]) => [
    ...entries(section, listed, weights.listedOperator),
    ...entries(section, spokenOf, weights.spokenOperator),
  ]);
}

/**
 * The names whose home a section is. A member's name without its type leads to the home of ZIO's
 * own member; other types have too many members of the same name.
 * Names from other libraries have nothing to do with members of that name here.
 */
function homeEntries({ homes = [] }: DictionaryPage, page: Page): Entry[] {
  return homes.flatMap(([section, own, foreign = '']) =>
    `${own} ${foreign}`
      .trim()
      .split(/ +/)
      .flatMap((name): Entry[] => {
        const home = entryOf('home', name, page.first + section, weights.home);
        const [key, ...tail] = home.keys;
        const whole = { ...home, keys: [key!] };
        if (foreign.split(' ').includes(name)) return [{ ...whole, isForeign: true }];
        if (tail.length === 0 || memberOfMainType.test(name)) return [home];
        return [whole, { ...home, keys: tail, weight: weights.symbol }];
      }),
  );
}

export function entriesOf(dictionary: Dictionary, { pages, sections }: Places): Entry[] {
  return [
    ...pages.map(({ title, first }) => entryOf('title', title, first, weights.title)),
    ...sections.flatMap(({ heading }, section) =>
      heading === '' ? [] : [entryOf('heading', heading, section, weights.heading)],
    ),
    ...dictionary.pages.flatMap((described, number) => {
      const page = pages[number]!;
      return [
        ...homeEntries(described, page),
        ...symbolEntries(described, page),
        ...operatorEntries(described, page),
      ];
    }),
  ];
}
