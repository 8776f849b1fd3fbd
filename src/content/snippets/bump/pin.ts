/** Changes a pinned version in the text of its file. */
import { compareVersions } from '../../../facts/catalog/version';

export interface PinChange {
  readonly text: string;
  /** The version that was pinned before. */
  readonly from: string;
}

/**
 * A library's record with a different release to check against. Also changes modules pinned to the
 * same release, and the newest known release if this one is newer.
 *
 * @throws Error if the record has no Scala 3 release
 */
export function pinLibrary(record: string, file: string, version: string): PinChange {
  const from = /^ {2}checked: \{[^}]*scala3: '([^']+)'/m.exec(record)?.[1];
  if (from === undefined) {
    throw new Error(
      `${file} has no \`checked: { scala3: '…' }\` to change. If a release is available now, add that entry`,
    );
  }
  const pinned = record.replaceAll(`scala3: '${from}'`, `scala3: '${version}'`);
  const text = pinned.replace(/^( {2}newest: ')([^']+)'/m, (line, key: string, newest: string) =>
    compareVersions(version, newest) > 0 ? `${key}${version}'` : line,
  );
  return { text, from };
}

/**
 * The list of third-party artifacts with a different version of one of them.
 *
 * @returns null if the list doesn't contain the id
 */
export function pinArtifact(list: string, id: string, version: string): PinChange | null {
  const entry = new RegExp(`(id: '${id}',[^}]*?version: ')([^']+)'`).exec(list);
  const [whole, before, from] = entry ?? [];
  if (whole === undefined || before === undefined || from === undefined) return null;
  return { text: list.replace(whole, `${before}${version}'`), from };
}
