/**
 * Loads a part of the portal's own code. Without a connection it asks to try again like any call
 * (`docs/decisions.md` 48), because a part that never comes would be a button that does nothing.
 *
 * @param waitForRetry resolves when it is to be tried again after an error; where it rejects, so does this
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
