import { checkedReleases } from '../../../facts/catalog/lookup';
import type { Library } from '../../../facts/catalog/types';

/**
 * The release of a library's main artifact that its code is checked against, or null if none is
 * available, and the compiler if it isn't the usual Scala 3.
 */
export function checkedRelease(library: Library) {
  const { scala3, scala2, sbt } = checkedReleases({ library, artifact: library.artifacts[0] });
  if (scala3 !== undefined) return { version: scala3, compiler: null };
  if (scala2 !== undefined) return { version: scala2, compiler: 'Scala 2.13' };
  if (sbt !== undefined) return { version: sbt, compiler: 'sbt' };
  return { version: null, compiler: null };
}

/** The release and compiler in words, for tables. */
export function checkedText(library: Library): string {
  const { version, compiler } = checkedRelease(library);
  if (version === null) return 'not compiled';
  return compiler === null ? version : `${version} (${compiler})`;
}
