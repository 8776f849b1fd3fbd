/** Which releases the code of a page is checked against, from its lock and the catalog. */
import { artifactByName } from '../../../catalog/lookup';
import { compareVersions } from '../../../catalog/version';
import type { PageLock } from '../../snippets/model/lock';
import { parseCoordinate } from './api-docs';

export interface CheckedRelease {
  readonly name: string;
  readonly version: string;
  /** The newest release known, where that is another. */
  readonly newest?: string;
}

export interface CheckedView {
  /** Versions of Scala that compiled the page's code; empty where none did. */
  readonly scala: readonly string[];
  readonly checked: readonly CheckedRelease[];
  /** Releases that the code was written for and that could not be had. */
  readonly absent: readonly CheckedRelease[];
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
  const { scala, scala2, artifacts, absent } = lock.checkedAgainst;
  const compiled = lock.blocks.some(({ status }) => status === 'compiled');
  if (!compiled && absent.length === 0) return null;
  return {
    scala: compiled ? [scala, ...(scala2 === null ? [] : [scala2])] : [],
    checked: compiled ? distinct(artifacts) : [],
    absent: distinct(absent),
  };
}
