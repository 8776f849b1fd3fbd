/** Finds and reads the members files. */
import fs from 'node:fs';
import path from 'node:path';
import { parseMembers, type TypeMembers } from './model/members';

const membersFolder = 'snippets/members';

/** The members file of a type, relative to the project root. */
export const membersFileOf = (type: string): string => `${membersFolder}/${type}.json`;

/** The text of a type's members file; empty if there is none. */
export function membersText(siteDir: string, type: string): string {
  const file = path.join(siteDir, membersFileOf(type));
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/**
 * Reads a type's members.
 * @throws Error with the command to run, if the file is missing or malformed
 */
export function readMembers(siteDir: string, type: string): TypeMembers {
  return parseMembers(membersText(siteDir, type), membersFileOf(type));
}

/**
 * Reads all members files; a small site in a test has none.
 * @throws Error with the command to run, if a file is malformed
 */
export function allMembers(siteDir: string): TypeMembers[] {
  const folder = path.join(siteDir, membersFolder);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return files.map((file) => readMembers(siteDir, path.basename(file, '.json')));
}
