/**
 * The public members of a type in the pinned release, as the compiler finds them. They are
 * committed, one file for each type, so that only the command that writes the files needs Java.
 */
export interface Member {
  /** The full name, as in locks: `zio.ZIO#retry`, `zio.ZIO.succeed`. */
  readonly symbol: string;
  readonly kind: 'class' | 'trait' | 'object' | 'type' | 'def' | 'val' | 'given';
  /** The declarations of a method or value that aren't deprecated; absent if there are none. */
  readonly overloads?: readonly string[];
  /** The message of `@deprecated`; absent if it isn't deprecated. */
  readonly deprecated?: string;
  /** The member to which it forwards its parameters unchanged. */
  readonly aliasOf?: string;
  /** For a service method: the method of the companion object that calls it. */
  readonly accessor?: string;
}

export interface TypeMembers {
  readonly format: 2;
  /** The type's full name. */
  readonly type: string;
  /**
   * The types that these members belong to: the type itself and those that hold operators of it.
   */
  readonly owners: readonly string[];
  /** The releases that contain them: `group:artifact:version`. */
  readonly artifacts: readonly string[];
  /** The classes and traits among the owners, as the compiler prints them, by their full names. */
  readonly declarations: Readonly<Record<string, string>>;
  readonly members: readonly Member[];
}

/** The text of a members file, one line for each member. */
export function formatMembers({ members, ...head }: TypeMembers): string {
  const fields = Object.entries(head).map(
    ([key, value]) => `  "${key}": ${JSON.stringify(value)},`,
  );
  const lines = members.map((member) => `    ${JSON.stringify(member)}`).join(',\n');
  return `{\n${fields.join('\n')}\n  "members": [\n${lines}\n  ]\n}\n`;
}

/**
 * Parses a members file.
 * @throws Error with the file and the command that writes it
 */
export function parseMembers(text: string, file: string): TypeMembers {
  let read: Partial<TypeMembers> | null = null;
  try {
    read = JSON.parse(text) as Partial<TypeMembers> | null;
  } catch {
    // The error below says what to do.
  }
  if (read?.format !== 2 || !Array.isArray(read.members)) {
    throw new Error(`${file} is not a valid members file: run \`npm run snippets\``);
  }
  return read as TypeMembers;
}
