/** Finds the types of failures in a type, such as `E` in `ZIO[R, E, A]`. */
import { itemsOf } from './signature';

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

interface TypePart {
  readonly text: string;
  readonly isFailure: boolean;
}

/** Splits a type so that the types of failures are parts of their own. `Nothing` isn't a failure. */
export function withFailures(type: string): TypePart[] {
  const parts: TypePart[] = [];
  let done = 0;
  for (const match of type.matchAll(/\b(\w+)\[/g)) {
    const [opening, name = ''] = match;
    if (!Object.hasOwn(failureAt, name)) continue;
    const found = itemsOf(type, match.index + opening.length)[failureAt[name] ?? 0];
    if (found === undefined || found[0] < done) continue;
    const text = type.slice(...found).trim();
    if (text === 'Nothing' || text === '') continue;
    const start = type.indexOf(text, found[0]);
    parts.push({ text: type.slice(done, start), isFailure: false }, { text, isFailure: true });
    done = start + text.length;
  }
  return [...parts, { text: type.slice(done), isFailure: false }];
}
