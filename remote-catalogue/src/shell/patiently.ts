/** How long, in ms, after an attempt that failed the next one comes: at first, and at most. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/**
 * Loads a part of the catalogue's own code, and asks again and again where it does not come: the
 * connection that is gone may come back, and whatever shows without the part stays as it is.
 *
 * @returns what came, or undefined when it was given up through the signal
 */
export async function patiently<T>(
  load: () => Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      const loaded = await load();
      return signal.aborted ? undefined : loaded;
    } catch {
      await passed(pause, signal);
    }
  }
  return undefined;
}

/** Resolves after so many ms, or at once when it is given up. */
function passed(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    signal.addEventListener('abort', end);
  });
}
