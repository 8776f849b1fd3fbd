/** A type whose public operators the pages of its section must show or list. */
export interface CoveredType {
  /** Its full name; includes the members of its companion object. */
  readonly name: string;
  /** Full names of other types that hold its operators, such as extensions. */
  readonly also: readonly string[];
  /** The catalog id of its library; null for ZIO itself. */
  readonly library: string | null;
  /** The artifacts that its pages need under `dependencies`, if it's in one of them. */
  readonly dependencies?: readonly string[];
  /** The folder below `docs/` whose pages must cover it. */
  readonly section: string;
  /** Pages or folders where a name without an owner means this type's member; the closest wins. */
  readonly home: readonly string[];
}

/** `zio.Fiber.Runtime` → `Fiber.Runtime`: the name as prose uses it. */
export const plainName = (name: string): string => name.replace(/^(?:[a-z]\w*\.)+/, '');

/** Names types in a report: without the package, unless another type has the same plain name. */
export function nameIn(types: readonly string[]): (type: string) => string {
  const plain = types.map(plainName);
  return (type) => {
    const name = plainName(type);
    return plain.filter((other) => other === name).length > 1 ? type : name;
  };
}
