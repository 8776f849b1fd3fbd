/** Which releases the code of a page is checked against, from its lock and the catalog. */
import { artifactByName } from '../../../facts/catalog/lookup';
import { parseCoordinate } from '../../../facts/catalog/packages';
import { compareVersions } from '../../../facts/catalog/version';
import type { PageLock } from '../../snippets/model/lock';

export interface CheckedRelease {
  readonly name: string;
  readonly version: string;
  /** The newest release known, where that is another. */
  readonly newest?: string;
}

/** A compiler, and the releases that it checked the page's code against. */
export interface CheckedBy {
  /** The version of Scala. */
  readonly scala: string;
  readonly releases: readonly CheckedRelease[];
}

export interface CheckedView {
  /** The compilers of the page's code, Scala 3 first; empty where none compiled it. */
  readonly checked: readonly CheckedBy[];
  /** Releases that the code was written for and that could not be had. */
  readonly absent: readonly CheckedRelease[];
  /** Releases whose sources the code was compiled and run against, and the day. */
  readonly sources?: { readonly releases: readonly CheckedRelease[]; readonly date: string };
  /** Whether they are absent for Scala 2.13 alone. */
  readonly isAbsentFor2: boolean;
}

/** The release behind a coordinate, by its library's name where it is the library's own. */
function releaseOf(coordinate: string): CheckedRelease {
  const { artifact, version } = parseCoordinate(coordinate);
  const name = artifact.replace(/_(?:3|2\.13)$/, '');
  const owned = artifactByName(name);
  if (!owned) return { name, version };
  const { library } = owned;
  const isLibrarys = [library.checked?.scala3, library.checked?.scala2, library.newest].includes(
    version,
  );
  const newer = library.newest !== null && compareVersions(library.newest, version) > 0;
  return {
    name: isLibrarys ? library.name : name,
    version,
    ...(newer && library.newest !== null ? { newest: library.newest } : {}),
  };
}

/** Each release once, in the order of the lock: the page's own library first. */
function distinct(coordinates: readonly string[]): CheckedRelease[] {
  const releases = new Map<string, CheckedRelease>();
  for (const release of coordinates.map(releaseOf)) {
    releases.set(`${release.name} ${release.version}`, release);
  }
  return [...releases.values()];
}

/** What the foot of a page says of its code; null for a page without any that was checked. */
export function checkedView(lock: PageLock): CheckedView | null {
  const { scala, scala2, absent, sources } = lock.checkedAgainst;
  const artifacts = lock.checkedAgainst.artifacts.filter(
    (one) => !sources?.artifacts.includes(one),
  );
  const compiled = lock.blocks.some(({ status }) => status === 'compiled');
  if (!compiled && absent.length === 0) return null;
  const for2 = (coordinate: string) => parseCoordinate(coordinate).artifact.endsWith('_2.13');
  const for3 = (coordinate: string) => parseCoordinate(coordinate).artifact.endsWith('_3');
  const by3 = { scala, releases: distinct(artifacts.filter((one) => !for2(one))) };
  const by2 = { scala: scala2 ?? '', releases: distinct(artifacts.filter((one) => !for3(one))) };
  const checked = [by3, ...(scala2 === null ? [] : [by2])].filter(
    ({ releases }) => releases.length > 0,
  );
  return {
    checked: compiled ? checked : [],
    absent: distinct(absent),
    ...(sources === undefined
      ? {}
      : { sources: { releases: distinct(sources.artifacts), date: sources.date } }),
    isAbsentFor2: absent.length > 0 && absent.every(for2),
  };
}
