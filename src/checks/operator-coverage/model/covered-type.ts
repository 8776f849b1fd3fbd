/** A type whose public operators have to be shown or listed on the pages of its section. */
export interface CoveredType {
  /** Its full name; the members of its companion object count as its own. */
  readonly name: string;
  /** Full names of types that hold operators of it, such as extensions. */
  readonly also: readonly string[];
  /** The catalog id of the library that has it; null for ZIO itself. */
  readonly library: string | null;
  /** Artifacts that its pages name under `dependencies`, if the type is in one of them. */
  readonly dependencies?: readonly string[];
  /** The folder of pages below `docs/` that have to cover it. */
  readonly section: string;
  /**
   * Pages, or folders of pages, on which a name alone means this type's; the closest one counts.
   */
  readonly home: readonly string[];
}

/** `zio.Fiber.Runtime` → `Fiber.Runtime`: the name as prose has it. */
export const plainName = (name: string): string => name.replace(/^(?:[a-z]\w*\.)+/, '');

/**
 * Names types in a report: plainly, and with their package where another of them has the same plain
 * name.
 */
export function nameIn(types: readonly string[]): (type: string) => string {
  const plain = types.map(plainName);
  return (type) => {
    const name = plainName(type);
    return plain.filter((other) => other === name).length > 1 ? type : name;
  };
}
