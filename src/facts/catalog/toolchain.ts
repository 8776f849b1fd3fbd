/** Versions for complete build files that aren't in the catalog. */
export const toolchain = {
  /** The Scala LTS version that the code is checked with; `snippets/pom.xml` has it too. */
  scala: '3.3.8',
  sbt: '1.12.11',
  mill: '1.1.5',
  scalaMavenPlugin: '4.9.5',
} as const;
