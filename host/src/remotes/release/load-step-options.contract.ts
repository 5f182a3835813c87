/** Options of one step. */
export interface StepOptions {
  /** Aborted when the load fails or exceeds its limit, or the remote is removed. */
  readonly signal: AbortSignal;
  /** True after a failure other than a timeout: bypass every cache. */
  readonly renew: boolean;
}

/** Options for verifying a release. */
export interface VerifyStep extends StepOptions {
  /**
   * Called when the manifest has been verified, for callers that do not wait for the other files: each script
   * carries its digest, which the browser checks.
   */
  readonly onManifest?: (manifest: Uint8Array<ArrayBuffer>) => void;
}
