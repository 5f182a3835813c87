import { isGone } from '@leeszaal/shared-contracts';

/** How long, in ms, after each attempt that failed the next one comes; after the last of them it is given up. */
export const PAUSES = [1000, 2000, 4000, 8000, 15_000] as const;

/**
 * What is done when a part has not come that nobody is asked about: it is tried again after a while, and without a
 * network once there is one. Rejects with the error when there is nothing left to wait for: after the last attempt,
 * and at once where its release is gone from the server.
 */
export function createBackgroundRetry(): (error: unknown) => Promise<void> {
  const left: number[] = [...PAUSES];
  return async (error) => {
    if (!navigator.onLine) return connected();
    const pause = left.shift();
    if (pause === undefined || (await isGone(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
  };
}

function connected(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
