/**
 * Protocol between Node and the Scala program under `snippets/`.
 *
 * The Scala program reads one JSON object per line and answers with one JSON object per line, on
 * its standard streams (`stdio`) or on a loopback socket (`server`). Node finds the Scala fences,
 * resolves class paths and writes lock files; the Scala program assembles, compiles, runs and
 * reports. All positions in messages are positions in the page's file, not in assembled code.
 */
import type { FenceWords } from './fence-words';
import type { ScalaFence } from './fences';

/** How a block is checked; the other words of a fence are fields of {@link CheckBlock}. */
export type BlockMode =
  | 'compile'
  | 'run'
  | 'values'
  | 'fail'
  | 'api'
  | 'file'
  | 'parsed'
  /** A file of claims: one spec, whose tests are run. */
  | 'claims';

/** The four ways an effect can end; `value` is a success. */
export type RunEnd = 'value' | 'failure' | 'defect' | 'interruption';

/** Stage that rejects a `fail` block: type checker, parser, or name resolution. */
export type FailKind = 'type' | 'syntax' | 'name';

/** One Scala fence of a page, at its place in the order and text of the assembled code. */
export interface CheckBlock
  extends
    Pick<ScalaFence, 'index' | 'code' | 'line' | 'columns'>,
    Pick<FenceWords, 'mode' | 'fail' | 'reset' | 'unstable' | 'file' | 'dialect'> {
  /** For `run`: the declared end; `any` if none is declared. */
  readonly end: RunEnd | 'any';
  /**
   * Not in the lock yet: the run is repeated, once under load, and has to give the same results.
   */
  readonly fresh: boolean;
}

/** A page as sent to the Scala program. */
export interface CheckPage {
  /** The page's file relative to the project root, with `/`. */
  readonly file: string;
  /** Time limit for all runs of the page together. */
  readonly timeoutMs: number;
  readonly blocks: readonly CheckBlock[];
  /** Files of the page's project below `src/main/resources` and `src/test/resources`. */
  readonly resources: readonly { readonly path: string; readonly content: string }[];
  /**
   * Servers to start next to each run, in its network. Each command is for the shell, and ends once
   * its server responds.
   */
  readonly servers: readonly { readonly name: string; readonly command: string }[];
}

/** Pages that compile against the same class path. */
export interface CheckGroup {
  /** Absolute paths of jars for Scala 3 blocks, including the Scala library. */
  readonly classPath: readonly string[];
  /** The same for Scala 2.13 blocks; empty if the group has none. */
  readonly classPath2: readonly string[];
  /** Jars of the Scala 2.13 compiler; empty if the group has no such block. */
  readonly compiler2: readonly string[];
  readonly pages: readonly CheckPage[];
}

export interface CheckRequest {
  readonly op: 'check';
  readonly groups: readonly CheckGroup[];
  /** `require`: don't run unless the network can be cut off; `prefer`: run anyway and report it. */
  readonly isolation: 'require' | 'prefer';
}

/** Requests the public members of types. */
export interface MembersRequest {
  readonly op: 'members';
  /** Absolute paths of jars for Scala 3. */
  readonly classPath: readonly string[];
  /** Full names: `zio.ZIO`, or `zio.Runtime#UnsafeAPI` for a type inside a class. */
  readonly types: readonly string[];
}

/** Ends the program after the response `{"type":"bye"}`. */
export interface ShutdownRequest {
  readonly op: 'shutdown';
}

export type SnippetRequest = CheckRequest | MembersRequest | ShutdownRequest;

/** A message of the compiler or the harness, with its position in the page. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** Index of its block. */
  readonly block: number;
  /** 1-based position in the page's file. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Text of the compiler, without position, source line, color or generated owner names. */
  readonly message: string;
}

/** The value of a statement in a `values` block. */
export interface ShownValue {
  /** 0-based line of the block where the statement ends. */
  readonly line: number;
  /** `name: Type = value`, or `Type = value` for an expression; long values have several lines. */
  readonly name: string | null;
  readonly type: string;
  readonly value: string;
}

/** A signature as the compiler prints it, for a name in an `api` block. */
export interface Signature {
  /** Name as the author wrote it, e.g. `zio.ZIO#retry`. */
  readonly name: string;
  /** Full name of the symbol, as in facts. */
  readonly symbol: string;
  /**
   * One entry per overload, e.g. `def retry[R1 <: R, S](policy: => Schedule[R1, E, S]): ZIO[R1, E,
   * A]`, on one line, without trace and CanFail parameters.
   */
  readonly overloads: readonly string[];
  /** The message of `@deprecated`, or null. */
  readonly deprecated: string | null;
  /** Kind of the symbol. */
  readonly kind: 'class' | 'trait' | 'object' | 'type' | 'def' | 'val' | 'given';
}

/**
 * Information on an identifier in a block: `[0-based line in the block, 0-based column in the code
 * line, length, index into symbols, index into types]`.
 */
export type IdentifierFact = readonly [
  line: number,
  column: number,
  length: number,
  symbol: number,
  type: number,
];

/** Findings on a block, in the check's results and in locks. */
export interface BlockFindings {
  /**
   * Standard output and standard error of the run, in the order written and normalized; null if it
   * printed nothing.
   */
  readonly output: string | null;
  /**
   * End of a `run` block; null for other modes. `text` is the value (null for unit) or the rendered
   * cause, normalized.
   */
  readonly end: { readonly kind: RunEnd; readonly text: string | null } | null;
  readonly values: readonly ShownValue[];
  readonly signatures: readonly Signature[];
  readonly facts: readonly IdentifierFact[];
  /** Earlier blocks whose definitions or imports this block needs, directly or indirectly. */
  readonly dependsOn: readonly number[];
}

export interface BlockResult extends BlockFindings {
  readonly index: number;
  readonly status: 'compiled' | 'parsed' | 'failed';
  /** For `fail`: the compile errors, with positions in the page. */
  readonly refusals: readonly Diagnostic[];
}

/** Result of a test in a file of claims. */
export interface ClaimResult {
  /** Labels of the suites around it, the outermost first. */
  readonly suites: readonly string[];
  readonly name: string;
  /** 1-based line of the test; if it failed, of the assertion, or of the code that failed. */
  readonly line: number;
  /** A claim holds if it passed in every run. A `started` one hasn't ended. */
  readonly state: 'started' | 'passed' | 'failed' | 'ignored' | 'retried';
  /** What ZIO Test says about a failure; otherwise empty. */
  readonly text: string;
}

/** Result of one page; results are on one line each, in no fixed order. */
export interface PageResult {
  readonly type: 'page';
  readonly file: string;
  /** Errors and warnings. If there is an error, the results of the blocks can't be used. */
  readonly diagnostics: readonly Diagnostic[];
  readonly blocks: readonly BlockResult[];
  /**
   * Full names that facts refer to: `zio.ZIO#retry` for members of classes, `zio.ZIO.succeed` for
   * members of objects, `<page>.name` for definitions of the page.
   */
  readonly symbols: readonly string[];
  /** Types that facts refer to, as the compiler shows them. */
  readonly types: readonly string[];
  /** Results of a file of claims, in its order; empty for a page. */
  readonly claims: readonly ClaimResult[];
}

/** A public member of a type or of its companion object. */
export interface PublicMember {
  /** Full name, as in facts. */
  readonly symbol: string;
  readonly kind: Signature['kind'];
  /** The declarations of a method or value that aren't deprecated, sorted. */
  readonly overloads: readonly string[];
  /** The message of `@deprecated` if all overloads have it, or null. */
  readonly deprecated: string | null;
  /**
   * The member of the same type that every overload forwards to, with unchanged parameters;
   * otherwise null.
   */
  readonly aliasOf: string | null;
  /** For a service method, the method of the companion object that just calls it, or null. */
  readonly accessor: string | null;
}

/** Result of one type, with members sorted by name. */
export interface MembersEvent {
  readonly type: 'members';
  readonly of: string;
  /** The class or trait as the compiler prints it; null for an object alone. */
  readonly declaration: string | null;
  readonly members: readonly PublicMember[];
}

/** Progress of the work, for the terminal. */
export interface ProgressEvent {
  readonly type: 'progress';
  readonly phase: 'compile' | 'run';
  readonly done: number;
  readonly total: number;
}

/** Something that users should see once, for example that the network couldn't be cut off. */
export interface NoticeEvent {
  readonly type: 'notice';
  readonly text: string;
}

/** Ends the response to a request. `error` is set if the request as a whole failed. */
export interface DoneEvent {
  readonly type: 'done' | 'bye';
  readonly error: string | null;
}

export type SnippetEvent = PageResult | MembersEvent | ProgressEvent | NoticeEvent | DoneEvent;
