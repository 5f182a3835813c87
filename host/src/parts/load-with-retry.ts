/**
 * Loads a chunk of the host and retries after failures. Without a connection the policy asks the person, as
 * for a call (`docs/decisions.md` 48): otherwise a button would do nothing.
 *
 * @param waitForRetry the retry policy: resolves when it is time to retry, rejects to give up
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  waitForRetry: (error: unknown) => Promise<void>,
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      await waitForRetry(error);
    }
  }
}
