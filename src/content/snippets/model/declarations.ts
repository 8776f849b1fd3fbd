/** The declarations of operators, as the compiler printed them. */
import type { PageLock } from './lock';
import type { Member } from './members';

/** Longer declarations belong to macros and generated code; nobody reads them in a row. */
const longest = 300;

/** The declarations of operators: the public members of types, and the signatures that pages list. */
export function declarationsOf(
  members: readonly { readonly members: readonly Member[] }[],
  locks: readonly PageLock[],
): Map<string, readonly string[]> {
  const listed = locks
    .flatMap(({ blocks }) => blocks.flatMap(({ signatures }) => signatures))
    .filter(({ kind }) => kind === 'def' || kind === 'val');
  const current = members
    .flatMap((ofType) => ofType.members)
    .filter(({ deprecated, aliasOf, accessor }) => !(deprecated ?? aliasOf ?? accessor));
  return new Map(
    [...listed, ...current].flatMap(({ symbol, overloads = [] }) => {
      const short = overloads.filter((declaration) => declaration.length <= longest);
      return short.length === 0 ? [] : [[symbol, short]];
    }),
  );
}
