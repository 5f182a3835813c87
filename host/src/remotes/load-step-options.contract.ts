/** How one step is to be taken. */
export interface StepOptions {
  /** Aborted when the step has taken too long, or the remote is taken away. */
  readonly signal: AbortSignal;
  /** After a failure: ask again, past every cache. */
  readonly renew: boolean;
}

/** How a release is to be verified. */
export interface VerifyStep extends StepOptions {
  /**
   * Told as soon as the manifest is known to be the one the registry names, for whoever does not wait for the
   * rest: what runs carries its digest, and is checked once more as it does.
   */
  readonly onManifest?: (manifest: Uint8Array<ArrayBuffer>) => void;
}
