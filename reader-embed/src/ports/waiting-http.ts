import {
  AuthenticationError,
  type CallOptions,
  type Endpoint,
  type HttpPort,
  orAborted,
  type RequestOf,
} from '@leeszaal/shared-contracts';

/**
 * A client whose calls wait for the first token: the reader renders and starts its engine meanwhile. Calls reject with
 * `AuthenticationError` when there is none, and with `AbortedError` when the reader is left before.
 *
 * @param hasToken resolves when the page has answered; never rejects
 * @param left aborted when the reader is left
 */
export function createWaitingHttp(
  http: HttpPort,
  hasToken: Promise<boolean>,
  left: AbortSignal,
): HttpPort {
  let isThere = false;
  hasToken.then((has) => {
    isThere = has;
  });

  async function token(signal = left): Promise<void> {
    if (await orAborted(hasToken, AbortSignal.any([signal, left]))) return;
    throw new AuthenticationError('The page gives no token');
  }

  return {
    address: http.address,
    // Without waiting once there is a token: a page that closes has no time.
    call: <E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions) => {
      const call = () => http.call(endpoint, request, options);
      return isThere ? call() : token(options?.signal).then(call);
    },
    fetchBytes(url, options) {
      const fetch = () => http.fetchBytes(url, options);
      return isThere ? fetch() : token(options?.signal).then(fetch);
    },
  };
}
