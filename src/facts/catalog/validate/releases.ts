import type { CheckedReleases, Library } from '../types';
import { compareVersions, isVersion } from '../version';

/** Problems in the releases and the status of a record. */
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

function statusProblems({ newest, status, statusSeen }: Library): string[] {
  if (newest === null && status !== 'unreleased') {
    return [`nothing is released (newest: null), so status must be "unreleased", not "${status}"`];
  }
  if (newest !== null && status === 'unreleased') {
    return [`status is "unreleased" but newest is ${newest}; write the stage badge of its README`];
  }
  if (status === 'unreleased' || status === 'superseded') return [];
  return /^\d{4}(-\d{2}){0,2}$/.test(statusSeen ?? '')
    ? []
    : [
        `statusSeen is ${JSON.stringify(statusSeen)}; write the date of the README with the badge "${status}", such as 2024-10-21`,
      ];
}

function badVersion(field: string, version: string): string {
  return `${field} is "${version}", which is not a release; write it as Maven does, such as 1.2.3 or 1.0.0-RC7`;
}
