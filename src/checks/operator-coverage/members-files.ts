/** Finds and reads the members files. */
import fs from 'node:fs';
import path from 'node:path';
import { parseMembers, type TypeMembers } from './model/members';

/** The members file of a type, relative to the project root. */
export const membersFileOf = (type: string): string => `snippets/members/${type}.json`;

/**
 * Reads a type's members.
 * @throws Error with the command to run, if the file is missing or malformed
 */
export function readMembers(siteDir: string, type: string): TypeMembers {
  const file = membersFileOf(type);
  const at = path.join(siteDir, file);
  return parseMembers(fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : '', file);
}
