/** Where the files of members stand, and how they are read. */
import fs from 'node:fs';
import path from 'node:path';
import { parseMembers, type TypeMembers } from './model/members';

/** The file of a type's members, relative to the project root. */
export const membersFileOf = (type: string): string => `snippets/members/${type}.json`;

/**
 * The members of a type. @throws Error where the file is missing or malformed, with the command to
 * run
 */
export function readMembers(siteDir: string, type: string): TypeMembers {
  const file = membersFileOf(type);
  const at = path.join(siteDir, file);
  return parseMembers(fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : '', file);
}
