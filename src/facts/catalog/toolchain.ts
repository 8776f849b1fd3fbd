/** The releases that a whole build file names beside those of the catalog. */
export const toolchain = {
  /** The newest Scala of the LTS line for which the compiler bridge of sbt and Mill resolves. */
  scala: '3.3.7',
  sbt: '1.12.11',
  mill: '1.1.5',
  scalaMavenPlugin: '4.9.5',
} as const;
