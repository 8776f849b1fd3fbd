import type { CheckedReleases, Library } from '../types';
import { compareVersions, isEarly, isVersion } from '../version';

/** What is wrong with the releases of a record and with the status that follows from them. */
export function releaseProblems(library: Library): string[] {
  const { newest, released, zio, kind } = library;
  const zioAsExpected = kind === 'core' ? zio === null : zio !== null && isVersion(zio);
  return [
    ...(newest === null || isVersion(newest) ? [] : [badVersion('newest', newest)]),
    ...checkedProblems('checked', library.checked, newest),
    ...library.artifacts.flatMap(({ name, checked }) =>
      checkedProblems(`checked of the artifact "${name}"`, checked, newest),
    ),
    ...(released === undefined || /^\d{4}-\d{2}(-\d{2})?$/.test(released)
      ? []
      : [`released is "${released}"; write the day or month, such as 2023-11-18 or 2023-11`]),
    ...(zioAsExpected
      ? []
      : [
          `zio is ${JSON.stringify(zio)}; name the ZIO release it is built with (null for ZIO itself)`,
        ]),
    ...statusProblems(library),
  ];
}

function checkedProblems(
  field: string,
  checked: CheckedReleases | null | undefined,
  newest: string | null,
): string[] {
  return Object.values(checked ?? {}).flatMap((version: string) => {
    if (!isVersion(version)) return [badVersion(field, version)];
    if (newest !== null && compareVersions(version, newest) <= 0) return [];
    return [
      `${field} is ${version}, newer than newest (${newest ?? 'nothing'}); raise newest to ${version}`,
    ];
  });
}

function statusProblems({ newest, status }: Library): string[] {
  if (newest === null) {
    return status === 'unreleased'
      ? []
      : [`nothing is released (newest: null), so status must be "unreleased", not "${status}"`];
  }
  if (status === 'unreleased') {
    return [`status is "unreleased" but newest is ${newest}; say "early" or "stable"`];
  }
  if (status === 'superseded' || !isVersion(newest)) return [];
  const expected = isEarly(newest) ? 'early' : 'stable';
  return status === expected
    ? []
    : [`status is "${status}", but ${newest} makes it "${expected}" (stable is 1.0 or later)`];
}

function badVersion(field: string, version: string): string {
  return `${field} is "${version}", which is not a release; write it as Maven has it, such as 1.2.3 or 1.0.0-RC7`;
}
