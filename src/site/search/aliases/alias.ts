/** A name that readers bring along from elsewhere, and what it is called here. */
export interface Alias {
  /**
   * As it is written there: `Future.sequence`, `@Transactional`; a plain word for a way of
   * speaking.
   */
  readonly name: string;
  /** Names, titles or words of this site, the nearest first. */
  readonly means: readonly string[];
  /** Why somebody who types the one is helped by the other. */
  readonly reason: string;
}

/** Names of one library or language. */
export interface AliasList {
  readonly from: string;
  readonly aliases: readonly Alias[];
}
