/**
 * Decides after a failure: resolves when it is time to retry, rejects to give up.
 *
 * @param attempt the number of the attempt that failed, from 1
 * @param signal aborts when the chunk is not wanted any more
 */
export type RetryPolicy = (error: unknown, attempt: number, signal: AbortSignal) => Promise<void>;

const never = new AbortController().signal;

/**
 * Loads a chunk and retries after failures. Without a connection the policy asks the person, as for a call
 * (`docs/decisions.md` 48): otherwise a button would do nothing.
 *
 * @throws what the policy rejects with, or the signal's reason
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  policy: RetryPolicy,
  signal: AbortSignal = never,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      signal.throwIfAborted();
      await policy(error, attempt, signal);
      signal.throwIfAborted();
    }
  }
}
