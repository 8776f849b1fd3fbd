/** A name that readers know from elsewhere, and its names on this site. */
export interface Alias {
  /** As written there: `Future.sequence`, `@Transactional`; or a plain word or phrase. */
  readonly name: string;
  /** Names, titles or words of this site, the closest first. */
  readonly means: readonly string[];
  /** Why readers who search for the name need its meanings. */
  readonly reason: string;
}

/** Names of one library or language. */
export interface AliasList {
  readonly from: string;
  readonly aliases: readonly Alias[];
}
