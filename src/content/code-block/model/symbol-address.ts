/** Addresses of symbols in the index of operators and types. */

/** Path of the screen that lists all symbols. */
export const operatorsPath = '/operators';

/** File with that screen's data, relative to the site's base address. */
export const ownersFile = 'operators/by-type.json';

export interface Place {
  /** Type, object or package that contains the symbol; a type is its own owner. */
  readonly owner: string;
  /**
   * `retry` for members of instances, `.succeed` for members of objects and packages; empty for the
   * owner itself.
   */
  readonly member: string;
}

const isType = (segment: string | undefined): boolean => /^[A-Z]/.test(segment ?? '');

/** Splits a full name: `zio.ZIO#retry` → `zio.ZIO` and `retry`. */
export function placeOf(symbol: string): Place {
  // The last part can be a member of a nested type: `zio.Runtime#UnsafeAPI#run`. The name of an
  // object's member can begin with the sign: `zio.http.Method.POST.#|`.
  const [owner = '', ...inner] = symbol.split(/(?<!\.)#/);
  if (inner.length > 0) return { owner, member: inner.join('#') };
  const at = owner.lastIndexOf('.');
  const [outer, last] = [owner.slice(0, at), owner.slice(at + 1)];
  const topLevelType = isType(last) && !isType(outer.split('.').pop());
  return topLevelType || at === -1 ? { owner, member: '' } : { owner: outer, member: `.${last}` };
}

/** Path of an owner's screen: `zio.stream.ZStream` → `/operators/zio/stream/ZStream`. */
export const ownerPath = (owner: string): string => `${operatorsPath}/${owner.replace(/\./g, '/')}`;

/**
 * Id of a member on its owner's screen: `&>` → `~26~3e`. Escapes characters that have a meaning in
 * addresses or end an unquoted attribute, because the minifier removes quotation marks.
 */
export const memberAnchor = (member: string): string =>
  member.replace(/[^\w.-]/g, (sign) => `~${sign.codePointAt(0)?.toString(16) ?? ''}`);

/** Address of a symbol on its owner's screen. */
export function symbolAddress(symbol: string): string {
  const { owner, member } = placeOf(symbol);
  const anchor = member === '' ? '' : `#${memberAnchor(member)}`;
  return `${ownerPath(owner)}${anchor}`;
}
