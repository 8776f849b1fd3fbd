/** The filter on the screen of all operators and types. */
import { shortName } from '../../../content/code-block/model/signature';

/** A member with what its row shows; the empty name stands for the owner itself. */
export type MemberEntry = readonly [
  member: string,
  pages: number,
  declaration?: string,
  /** The address of its home. */
  home?: string,
];

export interface OwnerEntry {
  readonly name: string;
  readonly pack: string;
  readonly members: readonly MemberEntry[];
}

const fold = (text: string): string => text.toLowerCase().replace(/#/g, '.');

/** A member with its type. */
export interface NamedEntry {
  /** As in `ZIO#retry`. */
  readonly name: string;
  readonly owner: OwnerEntry;
  readonly member: MemberEntry;
}

/**
 * The members whose names contain the query, where `#` and `.` are equal: first those that begin
 * with it.
 */
export function matching(owners: readonly OwnerEntry[], query: string): NamedEntry[] {
  const wanted = fold(query.trim());
  const begins = ({ name, member: [member] }: NamedEntry): boolean =>
    fold(ownName(member) || name).startsWith(wanted);
  const found = namedIn(owners).filter(
    ({ name, owner }) =>
      fold(name).includes(wanted) || fold(`${owner.pack}.${name}`).includes(wanted),
  );
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

const ownName = (member: string): string => member.replace(/^\.|.*[.#](?=.)/g, '');

/** The initials of members, with those that aren't letters as one, `#`. */
export const initials = (owners: readonly OwnerEntry[]): string[] =>
  [...new Set(owners.flatMap(({ members }) => members.map(([member]) => initialOf(member))))]
    .filter((initial) => initial !== '')
    .sort();

function initialOf(member: string): string {
  const initial = ownName(member).charAt(0).toUpperCase();
  return initial === '' || /[A-Z]/.test(initial) ? initial : '#';
}

/** The members of all types that begin with an initial, from A to Z. */
export const beginningWith = (owners: readonly OwnerEntry[], initial: string): NamedEntry[] =>
  namedIn(owners)
    .filter(({ member: [member] }) => initialOf(member) === initial)
    .sort((a, b) => ownName(a.member[0]).localeCompare(ownName(b.member[0]), 'en'));

const namedIn = (owners: readonly OwnerEntry[]): NamedEntry[] =>
  owners.flatMap((owner) =>
    owner.members.map((member) => ({ name: nameOf(owner, member), owner, member })),
  );

function nameOf({ name, pack }: OwnerEntry, [member]: MemberEntry): string {
  if (member === '') return shortName(name);
  if (name === pack) return ownName(member);
  return `${shortName(name)}${member.startsWith('.') ? '' : '#'}${member}`;
}
