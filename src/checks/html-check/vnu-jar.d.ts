declare module 'vnu-jar' {
  /** The path of the checker's JAR; a `String` object. */
  const archive: object;
  export default archive;
}
