import ky, { isHTTPError, type KyInstance, type Options } from 'ky';
import { AbortedError, NetworkError, StatusError } from './errors.ts';
import type { Outgoing } from './outgoing.ts';

/** The number of retries after a 502 or 503, and the growth of each wait (`docs/behaviour.md` C9). */
const RETRIES = 3;
const RETRY_STEP_MS = 100;
/** A response that has not begun by then counts as a network failure. */
const ANSWER_TIMEOUT_MS = 60_000;

/**
 * Sends a request with an access token; a 502 or 503 is retried. Rejects with `StatusError`, `NetworkError` or
 * `AbortedError`.
 */
export type SendOnce = (outgoing: Outgoing, token: string | undefined) => Promise<Response>;

/**
 * Creates the only function that calls the network.
 *
 * @param fetch for tests; the browser's own otherwise
 */
export function createSendOnce(fetch: typeof globalThis.fetch | undefined): SendOnce {
  const client: KyInstance = ky.create({
    ...(fetch ? { fetch: fetch as NonNullable<Options['fetch']> } : {}),
    timeout: ANSWER_TIMEOUT_MS,
    referrerPolicy: 'no-referrer',
    retry: {
      limit: RETRIES,
      methods: ['get', 'post', 'put', 'delete'],
      statusCodes: [502, 503],
      afterStatusCodes: [],
      delay: (attempt) => attempt * RETRY_STEP_MS,
      // The user retries network failures.
      shouldRetry: ({ error }) => (isHTTPError(error) ? undefined : false),
    },
  });
  return async ({ url, method, options, signal }, token) => {
    try {
      return await client(url, {
        ...options,
        method,
        ...(signal ? { signal } : {}),
        headers: {
          ...(options.headers as Record<string, string>),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      });
    } catch (error) {
      if (signal?.aborted) throw new AbortedError('The call was given up', { cause: error });
      if (isHTTPError(error)) throw new StatusError(error.response.status, error.data);
      throw new NetworkError('The server could not be reached', { cause: error });
    }
  };
}
