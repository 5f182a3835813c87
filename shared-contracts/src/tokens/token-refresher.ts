/** A successful refresh is remembered for this long, in milliseconds (`docs/decisions.md` 47). */
export const REFRESH_MEMORY_MS = 10_000;

/** Dependencies of a refresher. */
export interface TokenRefresherOptions {
  /**
   * Gets new tokens and stores them; false when the session has ended. A rejection means neither (the server
   * could not be reached).
   */
  readonly refresh: () => Promise<boolean>;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** The time of day in milliseconds: the monotonic clock stops while some computers sleep. */
  readonly time: () => number;
}

/**
 * A single-flight token refresh. A success is remembered for ten seconds: further calls resolve to `true`
 * without a refresh, because the newest token is stored. A failure is not remembered
 * (`docs/decisions.md` 47).
 */
export function createTokenRefresher({
  refresh,
  now,
  time,
}: TokenRefresherOptions): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let success: { readonly now: number; readonly time: number } | undefined;

  async function run(): Promise<boolean> {
    const succeeded = await refresh();
    if (succeeded) success = { now: now(), time: time() };
    return succeeded;
  }

  /** Checks both clocks: tokens from before the computer slept are not new, and a clock may be set back. */
  function isRemembered(): boolean {
    if (success === undefined) return false;
    const passed = Math.max(now() - success.now, Math.abs(time() - success.time));
    return passed < REFRESH_MEMORY_MS;
  }

  return () => {
    if (isRemembered()) return Promise.resolve(true);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
