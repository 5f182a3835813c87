import ky, { isHTTPError, type KyInstance, type Options } from 'ky';
import { StatusError } from './errors.ts';
import {
  ANSWER_TIMEOUT_MS,
  headersOf,
  RETRIED_STATUSES,
  RETRIES,
  RETRY_STEP_MS,
  type SendOnce,
  sendError,
} from './send-once.ts';

/**
 * Creates the only function of a portal that calls the network.
 *
 * @param fetch for tests; the browser's own otherwise
 */
export function createKySend(fetch: typeof globalThis.fetch | undefined): SendOnce {
  const client: KyInstance = ky.create({
    ...(fetch ? { fetch: fetch as NonNullable<Options['fetch']> } : {}),
    timeout: ANSWER_TIMEOUT_MS,
    referrerPolicy: 'no-referrer',
    retry: {
      limit: RETRIES,
      methods: ['get', 'post', 'put', 'delete'],
      statusCodes: [...RETRIED_STATUSES],
      afterStatusCodes: [],
      delay: (attempt) => attempt * RETRY_STEP_MS,
      // The user retries network failures.
      shouldRetry: ({ error }) => (isHTTPError(error) ? undefined : false),
    },
  });
  return async (outgoing, token) => {
    const { url, method, options, signal } = outgoing;
    try {
      return await client(url, {
        ...options,
        method,
        ...(signal ? { signal } : {}),
        headers: headersOf(outgoing, token),
      });
    } catch (error) {
      const refused = isHTTPError(error) && new StatusError(error.response.status, error.data);
      throw sendError(refused || error, signal);
    }
  };
}
