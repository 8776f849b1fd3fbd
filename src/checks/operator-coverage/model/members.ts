/**
 * The public members of a type, as the compiler finds them in the pinned release. One committed
 * file a type, so that only what writes it needs Java.
 */
export interface Member {
  /** The full name as locks have it: `zio.ZIO#retry`, `zio.ZIO.succeed`. */
  readonly symbol: string;
  readonly kind: 'class' | 'trait' | 'object' | 'type' | 'def' | 'val' | 'given';
  /** The message of `@deprecated`; absent where it is not. */
  readonly deprecated?: string;
  /** The member that it forwards to, its parameters as they are. */
  readonly aliasOf?: string;
  /** For a method of a service: the method of the companion object that calls it. */
  readonly accessor?: string;
}

export interface TypeMembers {
  readonly format: 1;
  /** The full name of the type. */
  readonly type: string;
  /** The types whose members these are: the type's own and those that hold operators of it. */
  readonly owners: readonly string[];
  /** The releases in which they were found, `group:artifact:version`. */
  readonly artifacts: readonly string[];
  readonly members: readonly Member[];
}

/** The text of a file of members: a line for each. */
export function formatMembers({ members, ...head }: TypeMembers): string {
  const fields = Object.entries(head).map(
    ([key, value]) => `  "${key}": ${JSON.stringify(value)},`,
  );
  const lines = members.map((member) => `    ${JSON.stringify(member)}`).join(',\n');
  return `{\n${fields.join('\n')}\n  "members": [\n${lines}\n  ]\n}\n`;
}

/**
 * Reads a file of members.
 *
 * @throws Error naming the file and the command that writes it
 */
export function parseMembers(text: string, file: string): TypeMembers {
  let read: Partial<TypeMembers> | null = null;
  try {
    read = JSON.parse(text) as Partial<TypeMembers> | null;
  } catch {
    // The message below says what to do.
  }
  if (read?.format !== 1 || !Array.isArray(read.members)) {
    throw new Error(`${file} is not a valid members file: run \`npm run snippets\``);
  }
  return read as TypeMembers;
}
