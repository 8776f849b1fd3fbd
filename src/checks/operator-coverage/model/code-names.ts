/** Finds the operators that inline code names. */

/** A name in code: alone, called on a value, or on a type. */
export interface CodeName {
  readonly name: string;
  /**
   * `ZIO` in `ZIO.foreach`, `Fiber.Runtime` in `Fiber.Runtime#dump`; null for a name alone or on a
   * value.
   */
  readonly owner: string | null;
  /** `#` means a member of instances. */
  readonly separator: '#' | '.' | null;
}

const word = String.raw`[A-Za-z_]\w*`;
const sign = String.raw`[!@&*+\-/<=>?^|~:]{1,4}`;
const token = new RegExp(`(${word})|([#.])|(${sign})|(.)`, 'gu');

/**
 * The names in a code span, without those in arguments:
 * `effect.retry(Schedule.recurs(3)).timeout(1.second)` names `retry` and `timeout`;
 * `ZIO.foreachPar` names `foreachPar` of `ZIO`; `a <*> b` names `<*>`.
 */
export function codeNames(code: string): CodeName[] {
  const names: CodeName[] = [];
  let owner: string[] = [];
  let separator: CodeName['separator'] = null;
  let isFirst = true;
  for (const [, id, dot, operator] of withoutArguments(code).trim().matchAll(token)) {
    if (dot !== undefined) {
      separator = dot as '#' | '.';
      continue;
    }
    const name = id ?? operator;
    // After a space, a word is an argument, and a symbol is an operator.
    if (name !== undefined && (isFirst || separator !== null || operator !== undefined)) {
      const isType = /^[A-Z]/.test(name);
      if (!isType || owner.length > 0) {
        names.push({ name, owner: owner.length > 0 ? owner.join('.') : null, separator });
      }
      owner = isType ? [...owner, name] : [];
    } else {
      owner = name !== undefined && /^[A-Z]/.test(name) ? [name] : [];
    }
    [separator, isFirst] = [null, false];
  }
  return names;
}

/** The code without anything in brackets. */
function withoutArguments(code: string): string {
  let depth = 0;
  return [...code.replace(/=>/g, ' ').replace(/"[^"]*"/g, '0')]
    .map((character) => {
      if ('([{'.includes(character)) depth += 1;
      const kept = depth === 0 ? character : '';
      if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
      return kept;
    })
    .join('');
}
