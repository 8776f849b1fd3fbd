/**
 * What the catalog says of a library. A record is plain data: one file a library under
 * `src/facts/catalog/libraries/`, listed in `src/facts/catalog/index.ts`. Everything that the site
 * shows of a library, and the class path of its pages' code, is derived from its record.
 */

export type ScalaVersion = '2.12' | '2.13' | '3';

/** What code runs on: the JVM, a JavaScript engine, or natively. */
export type Platform = 'jvm' | 'js' | 'native';

/**
 * What a library says of itself: the stage badge in its README. `unreleased` (nothing published)
 * and `superseded` (a later line replaces it) need no badge. None of them says how active a project
 * is.
 */
export type Status =
  'production-ready' | 'development' | 'experimental' | 'concept' | 'unreleased' | 'superseded';

/** What a library is about; the directory and the sidebar group by it. */
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
 * The releases that code is checked against: the newest that the check can resolve, for each
 * compiler. A compiler that is not named has none.
 */
export interface CheckedReleases {
  readonly scala3?: string;
  readonly scala2?: string;
  /** Of an sbt plugin, which is built for sbt's own Scala. */
  readonly sbt?: string;
}

/** One published module. */
export interface Artifact {
  readonly name: string;
  /** What it adds: a short phrase without a full stop. */
  readonly description: string;
  readonly kind?: 'sbt-plugin' | 'compiler-plugin';
  /** Belongs in the test scope of a build. */
  readonly scope?: 'test';
  /** Where these differ from the library's. */
  readonly platforms?: readonly Platform[];
  readonly scala?: readonly ScalaVersion[];
  /** Where it differs from the library's; `null` where no release of this module can be had. */
  readonly checked?: CheckedReleases | null;
  /** Kept off the class path of the library's pages unless a page names it under `dependencies`. */
  readonly onRequest?: true;
}

/** A folder of a library's pages that is a category of its own in the sidebar. */
export interface PageFolder {
  /** The folder as the ids have it, e.g. `zio-http/guides`. */
  readonly folder: string;
  readonly label: string;
  /** Shown on the category's generated page, where the folder has no `index` page. */
  readonly description: string;
  readonly pages: readonly PageTree[];
}

/** A page id, or a folder of pages. */
export type PageTree = string | PageFolder;

/**
 * The record of a library: all facts that pages, sidebars, install blocks and the code check take
 * from it.
 */
export interface Library {
  /** The first part of its pages' ids. */
  readonly id: string;
  readonly kind: 'core' | 'companion';
  readonly name: string;
  /** What it is for: one sentence of at most 120 characters, with a full stop. */
  readonly summary: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly groupId: string;
  /** The main artifact first. */
  readonly artifacts: readonly [Artifact, ...Artifact[]];
  /** The newest release known; `null` where nothing has been released. */
  readonly newest: string | null;
  /** The day or month of that release, where it is known: `2023-11-18`, `2023-02`. */
  readonly released?: string;
  /**
   * The state of its sources that contributors build for the check, where the newest release's
   * cannot be had.
   */
  readonly sources?: string;
  /** What its pages' code is checked against; `null` where no usable release can be had. */
  readonly checked: CheckedReleases | null;
  readonly scala: readonly ScalaVersion[];
  readonly platforms: readonly Platform[];
  /** The ZIO release that it is built with; `null` for ZIO itself. */
  readonly zio: string | null;
  readonly licence: string;
  readonly topic: Topic;
  readonly status: Status;
  /** The date of the README that the badge was read in: `2024-10-21`, `2024-10` or `2024`. */
  readonly statusSeen?: string;
  /** What a reader must know before choosing a version; whole sentences. */
  readonly note?: string;
  /** Its pages in the order of the sidebar. Only pages that exist. */
  readonly pages: readonly PageTree[];
  /** Its pages that belong to no sidebar. */
  readonly otherPages?: readonly string[];
}

/** A module of another project that the code of pages may use, by the id that pages write. */
export interface ThirdPartyArtifact {
  readonly id: string;
  readonly groupId: string;
  /** Without the Scala suffix. */
  readonly name: string;
  readonly version: string;
  /** The compilers it can be had for; `java` artifacts carry no Scala suffix. */
  readonly scala: readonly ('3' | '2.13' | 'java')[];
  /** Dependencies that cannot be had and are not needed to compile, as `group:artifact`. */
  readonly exclusions?: readonly string[];
}
