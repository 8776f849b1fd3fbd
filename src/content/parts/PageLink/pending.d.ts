declare module '@generated/pending-links/default/pending.json' {
  /** Ids of pages in the inventory that aren't written yet. */
  const pending: readonly string[];
  export default pending;
}
