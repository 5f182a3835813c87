/**
 * Loads a part of the portal's own code. Without a connection it asks to try again like any call
 * (`docs/decisions.md` 48), because a part that never comes would be a button that does nothing.
 */
export async function loadPatiently<T>(
  load: () => Promise<T>,
  waitForRetry: () => Promise<void>,
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForRetry();
    }
  }
}
