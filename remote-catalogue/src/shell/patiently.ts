/**
 * Loads a part of the catalogue's own code, and asks again each time that whoever waits for it wants to
 * try again.
 *
 * @param afterFailure resolves with whether it is to be tried again
 * @returns whether it came; not when it was given up, also through the signal
 */
export async function patiently(
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
