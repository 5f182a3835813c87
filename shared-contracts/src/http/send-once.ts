import { AbortedError, NetworkError, StatusError } from './errors.ts';
import type { Outgoing } from './outgoing.ts';

/** The number of retries after these statuses, and the growth of each wait (`docs/behaviour.md` C9). */
export const RETRIES = 3;
export const RETRIED_STATUSES: readonly number[] = [502, 503];
export const RETRY_STEP_MS = 100;
/** A response that has not begun by then counts as a network failure. */
export const ANSWER_TIMEOUT_MS = 60_000;

/**
 * Sends a request with an access token; a 502 or 503 is retried. Rejects with `StatusError`, `NetworkError` or
 * `AbortedError`.
 */
export type SendOnce = (outgoing: Outgoing, token: string | undefined) => Promise<Response>;

/** The headers of a request, with the access token. */
export const headersOf = (
  { options }: Outgoing,
  token: string | undefined,
): Record<string, string> => ({
  ...options.headers,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** The error that a request rejects with. */
export function sendError(
  error: unknown,
  signal: AbortSignal | undefined,
): AbortedError | StatusError | NetworkError {
  if (signal?.aborted) return new AbortedError('The call was given up', { cause: error });
  if (error instanceof StatusError) return error;
  return new NetworkError('The server could not be reached', { cause: error });
}
