import { isGone } from '@leeszaal/shared-contracts';
import type { RetryPolicy } from './load-with-retry.ts';

/** The pauses between attempts, in milliseconds; after the last one the retries end. */
export const PAUSES = [1000, 2000, 4000, 8000, 15_000] as const;

/**
 * Retry policy for background chunks: waits for the next pause, or for the network when there is none.
 * Rejects with the error after the last attempt, and at once when the release is no longer on the server. A wait for
 * the network ends with the signal.
 */
export function createBackgroundRetry(): RetryPolicy {
  const left: number[] = [...PAUSES];
  return async (error, _attempt, signal) => {
    if (!navigator.onLine) return connected(signal);
    const pause = left.shift();
    if (pause === undefined || (await isGone(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
  };
}

function connected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
