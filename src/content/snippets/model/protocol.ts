/**
 * What the Node side and the Scala program under `snippets/` say to each other.
 *
 * The Scala program reads one JSON object a line and answers with one JSON object a line, on its
 * standard streams (`stdio`) or on a loopback socket (`server`). Node finds the Scala fences,
 * resolves class paths and writes lock files; the Scala program assembles, compiles, runs and
 * reports. Every position that crosses this border is a position in the page's file, never in
 * assembled code.
 */

/** What is done with a block; the other words of a fence are fields of {@link CheckBlock}. */
export type BlockMode = 'compile' | 'run' | 'values' | 'fail' | 'api' | 'file' | 'parsed';

/** The four ways an effect ends; `value` is a success. */
export type RunEnd = 'value' | 'failure' | 'defect' | 'interruption';

/**
 * Why a `fail` block is refused: by the typer, by the parser, or for a name that does not resolve.
 */
export type FailKind = 'type' | 'syntax' | 'name';

/** One Scala fence of a page. */
export interface CheckBlock {
  /** Position among the Scala fences of the page, from 0. */
  readonly index: number;
  /** The code without the fence, lines joined by `\n`. */
  readonly code: string;
  /** 1-based line of the page's file on which the first line of code stands. */
  readonly line: number;
  /**
   * For each line of code, how many characters of the page's line stand before it (lists, tabs).
   */
  readonly columns: readonly number[];
  readonly mode: BlockMode;
  /** For `run`: the declared end; `any` where none is expected. */
  readonly end: RunEnd | 'any';
  /** For `fail`: the declared reason. */
  readonly fail: FailKind;
  /** Starts a fresh scope. */
  readonly reset: boolean;
  /** Its output varies and is not compared. */
  readonly unstable: boolean;
  /** For `file`: the path of the source file within the page's project. */
  readonly file: string | null;
  /** The language of the block: `2` is compiled by the Scala 2.13 compiler. */
  readonly dialect: '3' | '2';
  /**
   * No lock holds it yet: its run is repeated, once under load, and has to say the same each time.
   */
  readonly fresh: boolean;
}

/** A page as it is sent to the program that checks it. */
export interface CheckPage {
  /** The page's file relative to the project root, with `/`. */
  readonly file: string;
  /** Bound for all runs of the page together. */
  readonly timeoutMs: number;
  readonly blocks: readonly CheckBlock[];
  /** Files below `src/main/resources` and `src/test/resources` of the page's project. */
  readonly resources: readonly { readonly path: string; readonly content: string }[];
  /**
   * Servers to start beside each run, in its network: a command for the shell that ends when its
   * server answers.
   */
  readonly servers: readonly { readonly name: string; readonly command: string }[];
}

/** Pages that compile against the same class path. */
export interface CheckGroup {
  /** Absolute paths of jars for Scala 3 blocks, the Scala library included. */
  readonly classPath: readonly string[];
  /** The same for Scala 2.13 blocks; empty where the group has none. */
  readonly classPath2: readonly string[];
  /** Jars of the Scala 2.13 compiler; empty where the group has no such block. */
  readonly compiler2: readonly string[];
  readonly pages: readonly CheckPage[];
}

export interface CheckRequest {
  readonly op: 'check';
  readonly groups: readonly CheckGroup[];
  /** `require`: refuse to run where the network cannot be cut off; `prefer`: run and report it. */
  readonly isolation: 'require' | 'prefer';
}

/** Asks for the public members of types. */
export interface MembersRequest {
  readonly op: 'members';
  /** Absolute paths of jars for Scala 3. */
  readonly classPath: readonly string[];
  /** Full names: `zio.ZIO`, or `zio.Runtime#UnsafeAPI` for a type within a class. */
  readonly types: readonly string[];
}

/** Ends the program after the answer `{"type":"bye"}`. */
export interface ShutdownRequest {
  readonly op: 'shutdown';
}

export type SnippetRequest = CheckRequest | MembersRequest | ShutdownRequest;

/** A message of the compiler or of the harness, at its place in the page. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** The block it belongs to. */
  readonly block: number;
  /** 1-based position in the page's file. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The compiler's own words, without position, source line, colour or generated owner names. */
  readonly message: string;
}

/** The value of one statement of a `values` block. */
export interface ShownValue {
  /** 0-based line of the block on which the statement ends. */
  readonly line: number;
  /** `name: Type = value`, or `Type = value` for an expression; multi-line for long values. */
  readonly name: string | null;
  readonly type: string;
  readonly value: string;
}

/** A signature as the compiler prints it, for a name of an `api` block. */
export interface Signature {
  /** The name as the author wrote it, e.g. `zio.ZIO#retry`. */
  readonly name: string;
  /** The symbol's full name as facts have it. */
  readonly symbol: string;
  /**
   * One entry an overload: e.g. `def retry[R1 <: R, S](policy: => Schedule[R1, E, S]): ZIO[R1, E,
   * A]`, on one line, without trace and CanFail parameters.
   */
  readonly overloads: readonly string[];
  /** The message of `@deprecated`, or null. */
  readonly deprecated: string | null;
  /** What kind of thing it is. */
  readonly kind: 'class' | 'trait' | 'object' | 'type' | 'def' | 'val' | 'given';
}

/**
 * What the compiler knows of one identifier in a block: `[line in the block from 0, column in the
 * code line from 0, length, index into symbols, index into types]`.
 */
export type IdentifierFact = readonly [
  line: number,
  column: number,
  length: number,
  symbol: number,
  type: number,
];

/** What was found out about a block, as the check reports it and as locks keep it. */
export interface BlockFindings {
  /**
   * What it printed (standard output and standard error in the order written), normalised; null
   * where it printed nothing.
   */
  readonly output: string | null;
  /**
   * How a `run` block ended; null for other modes. `text` is the value (null for unit) or the
   * rendered cause, normalised.
   */
  readonly end: { readonly kind: RunEnd; readonly text: string | null } | null;
  readonly values: readonly ShownValue[];
  readonly signatures: readonly Signature[];
  readonly facts: readonly IdentifierFact[];
  /**
   * Earlier blocks of the page whose definitions or imports this block needs, transitively closed.
   */
  readonly dependsOn: readonly number[];
}

export interface BlockResult extends BlockFindings {
  readonly index: number;
  readonly status: 'compiled' | 'parsed' | 'failed';
  /** For `fail`: what the compiler said, positions in the page. */
  readonly refusals: readonly Diagnostic[];
}

/** The answer for one page; one line each, in no fixed order. */
export interface PageResult {
  readonly type: 'page';
  readonly file: string;
  /** Errors, and warnings that are not errors; a page with an error has no usable block results. */
  readonly diagnostics: readonly Diagnostic[];
  readonly blocks: readonly BlockResult[];
  /**
   * Full names that facts point at: `zio.ZIO#retry` for members of classes, `zio.ZIO.succeed` for
   * members of objects, `<page>.name` for the page's own.
   */
  readonly symbols: readonly string[];
  /** Types that facts point at, as the compiler shows them. */
  readonly types: readonly string[];
}

/** A public member of a type or of its companion object. */
export interface PublicMember {
  /** The full name as facts have it. */
  readonly symbol: string;
  readonly kind: Signature['kind'];
  /** The message of `@deprecated` where every overload has it, or null. */
  readonly deprecated: string | null;
  /**
   * The member of the same type to which every overload only forwards, its parameters as they are,
   * or null.
   */
  readonly aliasOf: string | null;
  /** For a method of a service, the method of the companion object that only calls it, or null. */
  readonly accessor: string | null;
}

/** The answer for one type, its members in the order of their names. */
export interface MembersEvent {
  readonly type: 'members';
  readonly of: string;
  readonly members: readonly PublicMember[];
}

/** How far the work is, for the terminal. */
export interface ProgressEvent {
  readonly type: 'progress';
  readonly phase: 'compile' | 'run';
  readonly done: number;
  readonly total: number;
}

/**
 * Something the author or the operator should see once, such as a network that could not be cut
 * off.
 */
export interface NoticeEvent {
  readonly type: 'notice';
  readonly text: string;
}

/**
 * Ends the answer to a request. `error` is set where the request itself could not be carried out.
 */
export interface DoneEvent {
  readonly type: 'done' | 'bye';
  readonly error: string | null;
}

export type SnippetEvent = PageResult | MembersEvent | ProgressEvent | NoticeEvent | DoneEvent;
