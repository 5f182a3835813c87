/**
 * Loads a chunk, and retries while `afterFailure` says so.
 *
 * @param afterFailure resolves with whether to retry
 * @returns whether it has loaded; false after an abort
 */
export async function loadWithRetry(
  load: () => Promise<unknown>,
  afterFailure: (error: unknown) => Promise<boolean>,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    try {
      await load();
      return !signal.aborted;
    } catch (error) {
      if (signal.aborted || !(await afterFailure(error))) return false;
    }
  }
  return false;
}
