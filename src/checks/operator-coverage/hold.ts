/** Compares the members files with the pinned releases, or updates them. */
import fs from 'node:fs';
import path from 'node:path';
import type { HoldFacts } from '../../content/snippets/check/run';
import { problemText } from '../../content/snippets/model/problem';
import { membersFileOf, membersText, readMembers } from '../../content/snippets/members-files';
import { formatMembers } from '../../content/snippets/model/members';
import { membersInRelease, originOf } from './release';
import { coveredTypes } from './types';
import type { CoveredType } from './model/covered-type';

/**
 * For the code check: compares every file with the release, or writes the files whose release or
 * list of types has changed.
 */
export const membersOfRelease: HoldFacts = async ({ siteDir, compare, terminal, ...run }) => {
  const due = compare ? coveredTypes : coveredTypes.filter((type) => !isCurrent(siteDir, type));
  if (due.length === 0) return 0;
  terminal.progress('Reading the members of types …');
  const found = await membersInRelease(due, run);
  const different = found.filter(
    (members) => formatMembers(members) !== membersText(siteDir, members.type),
  );
  if (compare) {
    const message =
      'the members in this file differ from those in the release: run `npm run snippets`';
    for (const { type } of different) {
      terminal.say(problemText({ file: membersFileOf(type), line: 1, column: 1, message }));
    }
    return different.length;
  }
  for (const members of different) {
    const file = path.join(siteDir, membersFileOf(members.type));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, formatMembers(members));
  }
  const count = different.length;
  if (count > 0) terminal.say(`${count} ${count === 1 ? 'file' : 'files'} of members changed`);
  return 0;
};

function isCurrent(siteDir: string, type: CoveredType): boolean {
  try {
    const { owners, artifacts } = readMembers(siteDir, type.name);
    const now = originOf(type);
    return String([owners, artifacts]) === String([now.owners, now.artifacts]);
  } catch {
    return false;
  }
}
