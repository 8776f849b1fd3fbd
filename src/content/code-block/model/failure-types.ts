/** Finds the types of failures in a type, such as `E` in `ZIO[R, E, A]`. */

/** Types with a failure, and the place of its type among their arguments. */
const failureAt: Readonly<Record<string, number>> = {
  Cause: 0,
  Exit: 0,
  Fiber: 0,
  IO: 0,
  Promise: 0,
  STM: 0,
  ZIO: 1,
  ZLayer: 1,
  ZSTM: 1,
  ZStream: 1,
};

/** Start and end of the argument at `place`, in a list that begins at `from`; null if too short. */
function argument(text: string, from: number, place: number): readonly [number, number] | null {
  let depth = 0;
  let index = 0;
  let start = from;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const isEnd = depth === 0 && (character === ',' || character === ']');
    if (isEnd && index === place) return [start, at];
    if (isEnd && character === ']') return null;
    if (isEnd) {
      index += 1;
      start = at + 1;
    }
    if ('[('.includes(character)) depth += 1;
    if ('])'.includes(character)) depth -= 1;
  }
  return null;
}

export interface TypePart {
  readonly text: string;
  readonly isFailure: boolean;
}

/** Splits a type so that the types of failures are parts of their own. `Nothing` isn't a failure. */
export function withFailures(type: string): TypePart[] {
  const parts: TypePart[] = [];
  let done = 0;
  for (const match of type.matchAll(/\b(\w+)\[/g)) {
    const place = Object.hasOwn(failureAt, match[1] ?? '') ? failureAt[match[1] ?? ''] : undefined;
    const found = place === undefined ? null : argument(type, match.index + match[0].length, place);
    if (found === null || found[0] < done) continue;
    const text = type.slice(...found).trim();
    if (text === 'Nothing' || text === '') continue;
    const start = type.indexOf(text, found[0]);
    parts.push({ text: type.slice(done, start), isFailure: false }, { text, isFailure: true });
    done = start + text.length;
  }
  return [...parts, { text: type.slice(done), isFailure: false }];
}
