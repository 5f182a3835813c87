/** The account and client of a request for licensed content. */
export interface Borrower {
  readonly subject: string;
  readonly client: string;
}

/** Checks licence keys for document requests (`docs/decisions.md` 58, 68). */
export interface LicenceGate {
  /**
   * Whether a key is valid for a publication. With a borrower, the key must also be theirs, and their client
   * must have the publication.
   * @param borrower null for a request of the browser itself, which the key alone authorises
   */
  isKeyAlive(licenceKey: string, pubKey: string, borrower: Borrower | null): Promise<boolean>;
  /** Whether the borrower holds any valid key for a publication of their client. */
  holdsKey(pubKey: string, borrower: Borrower): Promise<boolean>;
}
