/**
 * Types of the catalog. A record is plain data: one file per library under
 * `src/facts/catalog/libraries/`, listed in `src/facts/catalog/index.ts`. Everything that the site
 * shows about a library, and the class path of its pages' code, is derived from its record.
 */

/** A version of Scala that a library can be published for. */
export type ScalaVersion = '2.12' | '2.13' | '3';

/** Platforms for code: the JVM, a JavaScript engine, or native. */
export type Platform = 'jvm' | 'js' | 'native';

/**
 * Status of a library according to the stage badge in its README. `unreleased` (nothing published)
 * and `superseded` (replaced by a later line) need no badge. A status doesn't say how active a
 * project is.
 */
export type Status =
  'production-ready' | 'development' | 'experimental' | 'concept' | 'unreleased' | 'superseded';

/** Topic of a library; the directory and the sidebar group by it. */
export type Topic =
  | 'core'
  | 'http'
  | 'data-formats'
  | 'databases'
  | 'data-access'
  | 'messaging'
  | 'cloud'
  | 'configuration'
  | 'observability'
  | 'files'
  | 'command-line'
  | 'language'
  | 'interop'
  | 'tooling';

/**
 * Releases that code is checked against, by compiler: the newest that the check can resolve. A
 * missing compiler has no release.
 */
export interface CheckedReleases {
  readonly scala3?: string;
  readonly scala2?: string;
  /** For an sbt plugin, which is built for sbt's own Scala version. */
  readonly sbt?: string;
}

/** A published module. */
export interface Artifact {
  readonly name: string;
  /** What the module adds: a short phrase without a period. */
  readonly description: string;
  readonly kind?: 'sbt-plugin' | 'compiler-plugin';
  /** Set if the module belongs in the test scope of a build. */
  readonly scope?: 'test';
  /** Only if they differ from the library's. */
  readonly platforms?: readonly Platform[];
  readonly scala?: readonly ScalaVersion[];
  /** Only if different from the library's; `null` if no release of this module resolves. */
  readonly checked?: CheckedReleases | null;
  /** Only on the class path of pages that list it under `dependencies`. */
  readonly onRequest?: true;
}

/** A folder of a library's pages, which is a category in the sidebar. */
export interface PageFolder {
  /** The folder as in page ids, e.g. `zio-http/guides`. */
  readonly folder: string;
  readonly label: string;
  /** Shown on the category's generated page if the folder has no `index` page. */
  readonly description: string;
  readonly pages: readonly PageTree[];
}

/** A page id, or a folder of pages. */
export type PageTree = string | PageFolder;

/**
 * Record of a library, the source of all facts on pages, in sidebars, in install blocks and for the
 * code check.
 */
export interface Library {
  /** The first part of the ids of its pages. */
  readonly id: string;
  readonly kind: 'core' | 'companion';
  readonly name: string;
  /** Purpose of the library: one sentence of at most 120 characters, with a period. */
  readonly summary: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly groupId: string;
  /** The main artifact comes first. */
  readonly artifacts: readonly [Artifact, ...Artifact[]];
  /** The newest known release; `null` if nothing has been released. */
  readonly newest: string | null;
  /** Day or month of that release, if known: `2023-11-18`, `2023-02`. */
  readonly released?: string;
  /**
   * Commit of the sources that contributors build for the check, if the newest release doesn't
   * resolve.
   */
  readonly sources?: string;
  /** Releases that its pages' code is checked against; `null` if no usable release resolves. */
  readonly checked: CheckedReleases | null;
  readonly scala: readonly ScalaVersion[];
  readonly platforms: readonly Platform[];
  /**
   * The ZIO release in the POM of `newest`, or in its build at the release's tag; `null` for ZIO
   * itself.
   */
  readonly zio: string | null;
  /** The release or commit that is built with that ZIO release, if it isn't `newest`. */
  readonly zioIn?: string;
  readonly license: string;
  readonly topic: Topic;
  readonly status: Status;
  /**
   * Date of the README whose badge was read, at the tag of `newest` if it's available:
   * `2024-10-21`, `2024-10` or `2024`.
   */
  readonly statusSeen?: string;
  /** What readers must know before they choose a version; whole sentences. */
  readonly note?: string;
  /** The library's existing pages, in the order of the sidebar. */
  readonly pages: readonly PageTree[];
  /** The library's pages that aren't in a sidebar. */
  readonly otherPages?: readonly string[];
}

/** An artifact of another project that the code of pages can use, by its id. */
export interface ThirdPartyArtifact {
  readonly id: string;
  readonly groupId: string;
  /** Without the Scala suffix. */
  readonly name: string;
  readonly version: string;
  /** Available compilers; `java` artifacts have no Scala suffix. */
  readonly scala: readonly ('3' | '2.13' | 'java')[];
  /** Dependencies that don't resolve and aren't needed to compile, as `group:artifact`. */
  readonly exclusions?: readonly string[];
}
