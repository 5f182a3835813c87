/** Who asks for what is lent, and at which client. */
export interface Borrower {
  readonly subject: string;
  readonly client: string;
}

/** What the serving of documents asks of licences (`docs/decisions.md` 58, 68). */
export interface LicenceGate {
  /**
   * Whether a key is alive and for that publication, and, when a person asks, that person's own and for
   * something that the client they are at has.
   * @param borrower who asks; null where the browser loads by itself and the key alone counts
   */
  isKeyAlive(licenceKey: string, pubKey: string, borrower: Borrower | null): Promise<boolean>;
  /** Whether that person holds any living key for a publication of the client they are at. */
  holdsKey(pubKey: string, borrower: Borrower): Promise<boolean>;
}
