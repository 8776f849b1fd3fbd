/** Versions for complete build files that aren't in the catalog. */
export const toolchain = {
  /** Newest Scala LTS version whose compiler bridge resolves for sbt and Mill. */
  scala: '3.3.7',
  sbt: '1.12.11',
  mill: '1.1.5',
  scalaMavenPlugin: '4.9.5',
} as const;
