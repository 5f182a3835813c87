/** A successful refresh is remembered for this long, in milliseconds (`docs/decisions.md` 47). */
export const REFRESH_MEMORY_MS = 10_000;

/** What a refresher needs. */
export interface TokenRefresherOptions {
  /**
   * Gets new tokens and stores them; false when the session is over. A rejection is neither
   * success nor the session's end (the server could not be reached).
   */
  readonly refresh: () => Promise<boolean>;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
}

/**
 * One refresh at a time for all who need one. A success is remembered for ten seconds, in which
 * nobody refreshes again but everybody is told `true`: the newest token is there. A failure is not
 * remembered (`docs/decisions.md` 47).
 */
export function createTokenRefresher({
  refresh,
  now,
}: TokenRefresherOptions): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let succeededAt: number | undefined;

  async function run(): Promise<boolean> {
    const succeeded = await refresh();
    if (succeeded) succeededAt = now();
    return succeeded;
  }

  return () => {
    if (succeededAt !== undefined && now() - succeededAt < REFRESH_MEMORY_MS) {
      return Promise.resolve(true);
    }
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
