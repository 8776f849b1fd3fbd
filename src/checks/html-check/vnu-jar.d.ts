declare module 'vnu-jar' {
  /** The path of the checker's archive; a `String` object. */
  const archive: object;
  export default archive;
}
