import { checkedReleases } from '../../../facts/catalog/lookup';
import type { Library } from '../../../facts/catalog/types';

/** What the code of a library's pages is proven with. */
export interface CheckedView {
  /** The release; null where none can be had. */
  readonly version: string | null;
  /** The compiler, where it is not the usual Scala 3. */
  readonly compiler: 'Scala 2.13' | 'sbt' | null;
}

/** The release that a library's code is checked against, by its main artifact. */
export function checkedView(library: Library): CheckedView {
  const { scala3, scala2, sbt } = checkedReleases({ library, artifact: library.artifacts[0] });
  if (scala3 !== undefined) return { version: scala3, compiler: null };
  if (scala2 !== undefined) return { version: scala2, compiler: 'Scala 2.13' };
  if (sbt !== undefined) return { version: sbt, compiler: 'sbt' };
  return { version: null, compiler: null };
}

/** The same in words, for tables. */
export function checkedText(library: Library): string {
  const { version, compiler } = checkedView(library);
  if (version === null) return 'not compiled';
  return compiler === null ? version : `${version} (${compiler})`;
}
