declare module '@generated/pending-links/default/pending.json' {
  /** Ids of the pages that the inventory holds and nobody has written yet. */
  const pending: readonly string[];
  export default pending;
}
