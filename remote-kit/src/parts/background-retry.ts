import { isGone } from '@leeszaal/shared-contracts';

/** The pauses between attempts, in milliseconds; after the last one the retries end. */
export const PAUSES = [1000, 2000, 4000, 8000, 15_000] as const;

/**
 * Retry policy for background chunks: waits for the next pause, or for the network when there is none.
 * Rejects with the error after the last attempt, and at once when the release is no longer on the server.
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
