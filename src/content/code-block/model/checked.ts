/** Releases that a page's code is checked against, from its lock and the catalog. */
import { artifactByName } from '../../../facts/catalog/lookup';
import { parseCoordinate } from '../../../facts/catalog/packages';
import { compareVersions } from '../../../facts/catalog/version';
import { claimsFileOf } from '../../snippets/claims-files';
import { claimText } from '../../snippets/model/claims';
import type { PageLock } from '../../snippets/model/lock';

export interface CheckedRelease {
  readonly name: string;
  readonly version: string;
  /** The newest known release, if it is a different one. */
  readonly newest?: string;
}

/** A compiler, and the releases it checked the page's code against. */
export interface CheckedBy {
  /** Scala version of the compiler. */
  readonly scala: string;
  readonly releases: readonly CheckedRelease[];
}

export interface CheckedView {
  /** Compilers that checked the code, Scala 3 first; empty if none did. */
  readonly checked: readonly CheckedBy[];
  /** Releases that the code was written for but that don't resolve. */
  readonly absent: readonly CheckedRelease[];
  /** Releases whose sources the code was compiled and run against, and the date. */
  readonly sources?: { readonly releases: readonly CheckedRelease[]; readonly date: string };
  /** Claims that were tested, if any; `names` are Markdown with only code. */
  readonly claims?: {
    readonly names: readonly string[];
    readonly release: CheckedRelease;
    /** Their file, relative to the project root. */
    readonly file: string;
  };
  /** Whether the releases are absent only for Scala 2.13. */
  readonly isAbsentFor2: boolean;
  /** The number of blocks that were only parsed, if that's not because of absent releases. */
  readonly parsed: number;
}

/** Release of a coordinate, with the library's name if the version is one of the library's. */
function releaseOf(coordinate: string): CheckedRelease {
  const { artifact, version } = parseCoordinate(coordinate);
  const name = artifact.replace(/_(?:3|2\.13)$/, '');
  const owned = artifactByName(name);
  if (!owned) return { name, version };
  const { library } = owned;
  const isLibrarys = [library.checked?.scala3, library.checked?.scala2, library.newest].includes(
    version,
  );
  const { newest } = library;
  return {
    name: isLibrarys ? library.name : name,
    version,
    newest: newest !== null && compareVersions(newest, version) > 0 ? newest : undefined,
  };
}

/** Each release once, in the order of the lock, so the page's own library comes first. */
function distinct(
  coordinates: readonly string[],
  named: (coordinate: string) => CheckedRelease = releaseOf,
): CheckedRelease[] {
  const releases = coordinates.map(named);
  return [...new Map(releases.map((one) => [`${one.name} ${one.version}`, one])).values()];
}

/** What was built from source: the library, or only a module if the library itself is a release. */
function builtOf(
  coordinates: readonly string[],
  released: readonly CheckedRelease[],
): CheckedRelease[] {
  return distinct(coordinates, (coordinate) => {
    const release = releaseOf(coordinate);
    if (!released.some(({ name }) => name === release.name)) return release;
    const { artifact, version } = parseCoordinate(coordinate);
    return { name: artifact.replace(/_3$/, ''), version };
  });
}

function claimsOf(
  { page, claims }: PageLock,
  [release]: readonly CheckedRelease[],
): CheckedView['claims'] {
  const file = claimsFileOf(page);
  if (claims === undefined || file === null || release === undefined) return undefined;
  return { names: claims.names.map(claimText), release, file };
}

/** View of the line at the foot of a page; null if no code and no claim of the page was checked. */
export function checkedView(lock: PageLock): CheckedView | null {
  const { scala, scala2, artifacts, absent, sources } = lock.checkedAgainst;
  const compiled = lock.blocks.some(({ status }) => status === 'compiled');
  if (!compiled && absent.length === 0 && lock.claims === undefined) return null;
  const for2 = (coordinate: string) => parseCoordinate(coordinate).artifact.endsWith('_2.13');
  const for3 = (coordinate: string) => parseCoordinate(coordinate).artifact.endsWith('_3');
  const released = artifacts.filter((one) => !sources?.artifacts.includes(one));
  const by3 = { scala, releases: distinct(released.filter((one) => !for2(one))) };
  const by2 = { scala: scala2 ?? '', releases: distinct(released.filter((one) => !for3(one))) };
  const compilers = [by3, ...(scala2 === null ? [] : [by2])];
  const built = sources && builtOf(sources.artifacts, by3.releases);
  return {
    checked: compiled ? compilers.filter(({ releases }) => releases.length > 0) : [],
    absent: distinct(absent),
    sources: sources && { releases: built ?? [], date: sources.date },
    claims: claimsOf(lock, [...(built ?? []), ...by3.releases]),
    isAbsentFor2: absent.length > 0 && absent.every(for2),
    parsed: absent.length > 0 ? 0 : lock.blocks.filter(({ status }) => status === 'parsed').length,
  };
}
