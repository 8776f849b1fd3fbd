/** Where the index of operators and types tells of a symbol. */

/** The screen with all symbols. */
export const operatorsPath = '/operators';

/** Where the build writes what that screen shows, below the site's base address. */
export const ownersFile = 'operators/by-type.json';

export interface Place {
  /** The type, object or package that the symbol belongs to; a type belongs to itself. */
  readonly owner: string;
  /**
   * `retry` for members of instances, `.succeed` for those of objects and packages; empty for the
   * owner.
   */
  readonly member: string;
}

const isType = (segment: string | undefined): boolean => /^[A-Z]/.test(segment ?? '');

/** Splits a full name: `zio.ZIO#retry` → `zio.ZIO` and `retry`. */
export function placeOf(symbol: string): Place {
  // The last part may be a member of a type inside the owner: `zio.Runtime#UnsafeAPI#run`.
  const [owner = '', ...inner] = symbol.split('#');
  if (inner.length > 0) return { owner, member: inner.join('#') };
  const at = owner.lastIndexOf('.');
  const [outer, last] = [owner.slice(0, at), owner.slice(at + 1)];
  const topLevelType = isType(last) && !isType(outer.split('.').pop());
  return topLevelType || at === -1 ? { owner, member: '' } : { owner: outer, member: `.${last}` };
}

/** The screen of an owner: `zio.stream.ZStream` → `/operators/zio/stream/ZStream`. */
export const ownerPath = (owner: string): string => `${operatorsPath}/${owner.replace(/\./g, '/')}`;

/**
 * The id of a member on the screen of its owner: `&>` → `~26~3e`. Names stand in it as they are but
 * for what would end an attribute without quotation marks, which the minifier writes, or mean
 * something in an address.
 */
export const memberAnchor = (member: string): string =>
  member.replace(/[^\w.-]/g, (sign) => `~${sign.codePointAt(0)?.toString(16) ?? ''}`);

/** The place of a symbol on the screen of its owner. */
export function symbolAddress(symbol: string): string {
  const { owner, member } = placeOf(symbol);
  const anchor = member === '' ? '' : `#${memberAnchor(member)}`;
  return `${ownerPath(owner)}${anchor}`;
}
