/** Compares the members files with the pinned releases, or updates them. */
import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseFacts } from '../../content/snippets/check/release-facts';
import { membersFileOf, readMembers } from './members-files';
import { formatMembers } from './model/members';
import { membersInRelease, originOf } from './release';
import { coveredTypes } from './types';
import type { CoveredType } from './model/covered-type';

/**
 * For the code check: compares every file with the release, or writes the files whose release or
 * list of types has changed.
 */
export const membersOfRelease: ReleaseFacts = async (run) => {
  const due = run.compare
    ? coveredTypes
    : coveredTypes.filter((type) => !isCurrent(run.siteDir, type));
  if (due.length === 0) return { changed: 0, problems: [] };
  run.terminal.progress('Reading the members of types …');
  const found = await membersInRelease(due, run);
  const different = found.filter(
    (members) => formatMembers(members) !== textOf(run.siteDir, members.type),
  );
  if (run.compare) {
    const message =
      'the members in this file differ from those in the release: run `npm run snippets`';
    const problems = different.map(({ type }) => ({
      file: membersFileOf(type),
      line: 1,
      column: 1,
      message,
    }));
    return { changed: 0, problems };
  }
  for (const members of different) {
    const file = path.join(run.siteDir, membersFileOf(members.type));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, formatMembers(members));
  }
  return { changed: different.length, problems: [] };
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

function textOf(siteDir: string, type: string): string | null {
  const file = path.join(siteDir, membersFileOf(type));
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}
