/** Collects the types of operators, as the compiler printed them, for the search by type. */
import { itemsOf, shortName } from '../../../content/code-block/model/signature';
import { placeOf } from '../../../content/code-block/model/symbol-address';
import { declarationsOf } from '../../../content/snippets/model/declarations';
import type { PageLock } from '../../../content/snippets/model/lock';
import type { TypeMembers } from '../../../content/snippets/model/members';
import { groupBy } from '../../../utils/group-by';
import type { TypeData, TypedMember } from '../types/type-search';
import type { CutPage } from './site-index';

/** A page of the newest version. */
export interface TypedPage extends Pick<CutPage, 'title' | 'area' | 'sections' | 'code'> {
  /** The number of its first section. */
  readonly first: number;
}

/** A section that shows an operator. */
interface Showing {
  readonly section: number;
  readonly score: number;
}

/** How much each thing says that a page is the one to show an operator. */
const scores = { listed: 1000, reference: 100, core: 20, ofOwner: 50, mostUses: 40 } as const;

const classHead = /^(?:[a-z]+ )*(?:class|trait|enum) \w+\[/;

/** The type parameters in a printed class, such as `sealed trait ZIO[-R, +E, +A]`. */
function paramsOf(printed: string): string[] {
  const start = classHead.exec(printed)?.[0].length;
  if (start === undefined) return [];
  return itemsOf(printed, start).map(([from, to]) => /[-+]?\w+/.exec(printed.slice(from, to))![0]);
}

/** For each symbol that a page uses or lists, the best section of the page. */
function shownOn({ title, area, sections, first, code }: TypedPage): Map<string, Showing> {
  if (!code) return new Map();
  const { lock, headings } = code;
  const uses = new Map<string, number[]>();
  const listed = new Map<string, number>();
  lock.blocks.forEach(({ facts, signatures }, index) => {
    const at = sections.findIndex(({ heading }) => heading === headings[index]);
    for (const [, , , symbol] of facts) {
      const name = lock.symbols[symbol]!;
      uses.set(name, [...(uses.get(name) ?? []), Math.max(at, 0)]);
    }
    for (const { symbol } of signatures) listed.set(symbol, Math.max(at, 0));
  });
  const ofPage = (area.isReference ? scores.reference : 0) + (area.isLibrary ? 0 : scores.core);
  const shown = new Map<string, Showing>();
  for (const symbol of new Set([...uses.keys(), ...listed.keys()])) {
    const own = uses.get(symbol) ?? [];
    const places = [...groupBy(own, (at) => at)].sort(([, a], [, b]) => b.length - a.length);
    const at = listed.get(symbol) ?? places[0]![0];
    const isOwners = shortName(placeOf(symbol).owner) === title;
    const score =
      ofPage +
      (listed.has(symbol) ? scores.listed : 0) +
      (isOwners ? scores.ofOwner : 0) +
      Math.min(own.length, scores.mostUses);
    shown.set(symbol, { section: first + at, score });
  }
  return shown;
}

/** The type parameters of classes, and the aliases that pages use. */
function declaredTypes(
  members: readonly TypeMembers[],
  locks: readonly PageLock[],
): Pick<TypeData, 'classes' | 'aliases'> {
  const classes = new Map<string, readonly string[]>();
  const aliases = new Set<string>();
  for (const lock of locks) {
    for (const [, , , symbol, type] of lock.blocks.flatMap(({ facts }) => facts)) {
      const name = lock.symbols[symbol]!;
      const printed = lock.types[type]!;
      if (!name.startsWith('zio.')) continue;
      const [, alias] = /^type (\w.* = .*)/.exec(printed) ?? [];
      if (alias !== undefined) aliases.add(alias);
      const params = paramsOf(printed);
      if (params.length > 0) classes.set(shortName(name), params);
    }
  }
  for (const { declarations } of members) {
    for (const [name, printed] of Object.entries(declarations)) {
      classes.set(shortName(name), paramsOf(printed));
    }
  }
  return {
    classes: [...classes].flatMap(([name, params]) =>
      params.length === 0 ? [] : [[name, ...params] as const],
    ),
    aliases: [...aliases],
  };
}

/**
 * @param members the public operators of types
 * @param pages those of the newest version
 * @returns the operators that a page shows, with their types
 */
export function typeData(members: readonly TypeMembers[], pages: readonly TypedPage[]): TypeData {
  const shown = groupBy(
    pages.flatMap((page) => [...shownOn(page)]),
    ([symbol]) => symbol,
  );
  const homes = new Map(
    pages.flatMap(({ sections, first }) =>
      sections.flatMap(({ homeOf = [] }, at) => homeOf.map((name) => [name, first + at] as const)),
    ),
  );
  const locks = pages.flatMap(({ code }) => code?.lock ?? []);
  const operators = [...declarationsOf(members, locks)].flatMap(([symbol, overloads]) => {
    const places = shown.get(symbol) ?? [];
    const scored = places.map(([, place]) => place);
    const best = scored.sort((a, b) => b.score - a.score)[0]?.section;
    const section = homes.get(shortName(symbol)) ?? best;
    if (section === undefined) return [];
    const { owner, member } = placeOf(shortName(symbol));
    const named = `def ${member.replace(/^\./, '') || owner}`;
    const declarations = overloads.map((text) =>
      text.startsWith(named) ? text.slice(named.length) : text,
    );
    return [{ owner, typed: [member, section, places.length, ...declarations] as TypedMember }];
  });
  const byOwner = groupBy(operators, ({ owner }) => owner);
  return {
    ...declaredTypes(members, locks),
    operators: [...byOwner].map(
      ([owner, own]) => [owner, ...own.map(({ typed }) => typed)] as const,
    ),
  };
}
