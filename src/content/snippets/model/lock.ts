/**
 * The committed proof of a page's Scala blocks: one JSON file a page, `snippets/lock/<page
 * file>.json`, written by the check alone and read by the site build. Positions are relative to the
 * block, so that editing prose leaves a lock as it is.
 */
import type { LockedResource } from './project-files';
import type { BlockFindings, BlockMode } from './protocol';

/** What the compiler said of a block that must not compile. */
export interface Refusal {
  /** 0-based line in the block, 0-based column in that line, and the same for the end. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
}

/** Sources that a page's code was compiled and run against. */
export interface ProvenSources {
  /** Ids of the catalog. */
  readonly libraries: readonly string[];
  /** Coordinates of what was built, `group:artifact:version`. */
  readonly artifacts: readonly string[];
  /** The day, `2026-11-25`. */
  readonly date: string;
}

/** What the lock file holds of a block. */
export interface LockedBlock extends BlockFindings {
  /** Hash of the fence's words and code: {@link blockHash} in `hash.ts`. */
  readonly hash: string;
  /** `parsed` for every block of a page whose library cannot be had, whatever its fence says. */
  readonly mode: BlockMode;
  readonly status: 'compiled' | 'parsed';
  /** What the compiler said of a block that must not compile. */
  readonly refusals: readonly Refusal[];
}

/** The lock file of a page: what its blocks were checked against, and what was found. */
export interface PageLock {
  readonly format: 1;
  /** The page's file relative to the project root. */
  readonly page: string;
  readonly checkedAgainst: {
    /** The Scala 3 version, and the 2.13 version where the page has such blocks. */
    readonly scala: string;
    readonly scala2: string | null;
    /** Coordinates asked for, `group:artifact:version`, sorted; the library's own first. */
    readonly artifacts: readonly string[];
    /**
     * Coordinates that the page asks for and that cannot be had; where there are any, its blocks
     * are parsed only.
     */
    readonly absent: readonly string[];
    /** Hash of the names of all jars on the resolved class path. */
    readonly classPathHash: string;
    /**
     * Those of `artifacts` that a contributor built from their sources, because the releases cannot
     * be had.
     */
    readonly sources?: ProvenSources;
  };
  readonly blocks: readonly LockedBlock[];
  /** The resources of the page's project, where it has any. */
  readonly resources?: readonly LockedResource[];
  /** Full names and types that facts point at by index. */
  readonly symbols: readonly string[];
  readonly types: readonly string[];
}
