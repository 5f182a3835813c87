/** Why a release was refused. */
export type ReleaseRefusal =
  /** There is no such release. */
  | 'unknown-release'
  /** The stored files differ from the hash in the folder's name. */
  | 'damaged-release'
  /** The folder is no release that a host could load. */
  | 'invalid-release'
  /** The team's key has not signed it. */
  | 'foreign-signature'
  /** Its files have an address that the root does not allow. */
  | 'foreign-address'
  /** Another remote has one of its routes. */
  | 'route-taken'
  /** The release is active, or the remote has none that the other sessions could keep. */
  | 'no-canary'
  /** The registry has another sequence number than the caller expected. */
  | 'sequence-changed';

/** A refused release. The message is for the team that publishes. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly refusal: ReleaseRefusal;
  constructor(refusal: ReleaseRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }
}
