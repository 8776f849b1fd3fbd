/**
 * The committed results for a page's Scala blocks: one JSON file per page, `snippets/lock/<page
 * file>.json`. The check writes it, the site build reads it. Positions are relative to the block,
 * so editing prose doesn't change a lock.
 */
import type { LockedResource } from './project-files';
import type { BlockFindings, BlockMode } from './protocol';

/** A compile error of a block that must not compile. */
export interface Refusal {
  /** 0-based line in the block and column in that line; the end uses the same units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
}

/** Sources that a page's code was compiled and run against. */
export interface ProvenSources {
  /** Ids in the catalog. */
  readonly libraries: readonly string[];
  /** Coordinates of the built artifacts, as `group:artifact:version`. */
  readonly artifacts: readonly string[];
  /** Date of the check, such as `2026-11-25`. */
  readonly date: string;
}

/** Results for a block in the lock file. */
export interface LockedBlock extends BlockFindings {
  /** Hash of the fence's words and code: {@link blockHash} in `hash.ts`. */
  readonly hash: string;
  /** `parsed` for every block of a page whose library doesn't resolve, whatever its fence says. */
  readonly mode: BlockMode;
  readonly status: 'compiled' | 'parsed';
  /** Compile errors of a block that must not compile. */
  readonly refusals: readonly Refusal[];
}

/** A claim of a page: the suites around it inside the spec, and its name. */
export interface LockedClaim {
  readonly suites: readonly string[];
  readonly name: string;
}

/** The claims of a page, which all held when the lock was written. */
export interface LockedClaims {
  /** Hash of their file. */
  readonly hash: string;
  /** In the order of the file. */
  readonly names: readonly LockedClaim[];
  /** Full names of what the claims use of ZIO and its libraries, sorted. */
  readonly uses?: readonly string[];
}

/** Lock file of a page: what its blocks were checked against, and the results. */
export interface PageLock {
  readonly format: 1;
  /** The page's file relative to the project root. */
  readonly page: string;
  readonly checkedAgainst: {
    /** The Scala 3 version, and the 2.13 version if the page has such blocks. */
    readonly scala: string;
    readonly scala2: string | null;
    /** Requested coordinates, `group:artifact:version`, sorted; the page's library first. */
    readonly artifacts: readonly string[];
    /** Requested coordinates that don't resolve; if there are any, the blocks are only parsed. */
    readonly absent: readonly string[];
    /** Hash of the names of all jars on the resolved class path. */
    readonly classPathHash: string;
    /**
     * Those of `artifacts` that a contributor built from source because the releases don't resolve.
     */
    readonly sources?: ProvenSources;
  };
  readonly blocks: readonly LockedBlock[];
  /** Claims in `snippets/claims`, if any. */
  readonly claims?: LockedClaims;
  /** Resources of the page's project, if any. */
  readonly resources?: readonly LockedResource[];
  /** Full names and types, which facts refer to by index. */
  readonly symbols: readonly string[];
  readonly types: readonly string[];
}
