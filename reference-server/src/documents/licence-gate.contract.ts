/** What the serving of documents asks of licences (`docs/decisions.md` 58, 68). */
export interface LicenceGate {
  /**
   * Whether a key is alive and for that publication, and, when a person asks, that person's own.
   * @param subject who asks; null where the browser loads by itself and the key alone counts
   */
  isKeyAlive(licenceKey: string, pubKey: string, subject: string | null): Promise<boolean>;
  /** Whether that person holds any living key for a publication. */
  holdsKey(pubKey: string, subject: string): Promise<boolean>;
}
