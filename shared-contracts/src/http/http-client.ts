import type { Endpoint } from '../api/schema/endpoint.contract.ts';
import { isOld } from '../tokens/token-age.ts';
import { AuthenticationError, isStatus, NetworkError, STORAGE_FULL_STATUS } from './errors.ts';
import type { AnswerOf, CallOptions, HttpPort, RequestOf } from './http-port.contract.ts';
import { orAborted } from './or-aborted.ts';
import {
  type Outgoing,
  outgoingCall,
  outgoingFile,
  requestAddress,
  type ServiceBases,
} from './outgoing.ts';
import { readAnswer, readBody } from './read-answer.ts';
import { createFetchSend } from './send-by-fetch.ts';
import { createKySend } from './send-by-ky.ts';
import type { SendOnce } from './send-once.ts';

/** Dependencies of the client. */
export interface HttpClientOptions extends ServiceBases {
  /** The newest access token. */
  readonly accessToken: () => string | undefined;
  /** Gets new tokens; false when the session has ended. The refresher allows one request at a time. */
  readonly refresh: () => Promise<boolean>;
  /** Reports that the session has ended. */
  readonly onAuthenticationLost: () => void;
  /**
   * Resolves when the user chooses to retry; one dialog for all calls (`createRetryGate`), which closes when
   * the signals of all waiting calls are aborted.
   */
  readonly waitForRetry: (signal?: AbortSignal) => Promise<void>;
  /** Reports that the server had no storage for a change. */
  readonly onStorageFull?: () => void;
  /** For tests; the browser's own otherwise. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Creates the client through which all requests of a portal reach the server. */
export const createHttpClient = (host: HttpClientOptions): HttpPort =>
  clientOver(createKySend(host.fetch), host);

/**
 * Creates the same client without `ky`, for a host that people wait for over the network: the embedded reader. It
 * behaves as {@link createHttpClient} does.
 */
export const createSmallHttpClient = (host: HttpClientOptions): HttpPort =>
  clientOver(createFetchSend(host.fetch), host);

function clientOver(sendOnce: SendOnce, host: HttpClientOptions): HttpPort {
  async function attempt(outgoing: Outgoing): Promise<Response> {
    const token = outgoing.authorised ? host.accessToken() : undefined;
    if (token !== undefined && !outgoing.options.keepalive) refreshAhead(token);
    try {
      return await sendOnce(outgoing, token);
    } catch (error) {
      if (isStatus(error, STORAGE_FULL_STATUS)) host.onStorageFull?.();
      throw error;
    }
  }

  /**
   * Refreshes tokens before they expire: a page that closes has no time for a refresh, and with an expired
   * token it could not return what it has borrowed. The call that needs the tokens reports a failure.
   */
  function refreshAhead(token: string): void {
    if (isOld(token, Date.now())) host.refresh().catch(() => undefined);
  }

  /** A 401 is answered with new tokens and one more try (`docs/decisions.md` 47). */
  async function authorisedAttempt(outgoing: Outgoing): Promise<Response> {
    const isRefused = (error: unknown) => outgoing.authorised && isStatus(error, 401);
    try {
      return await attempt(outgoing);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    try {
      if (await host.refresh()) return await attempt(outgoing);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    host.onAuthenticationLost();
    throw new AuthenticationError('The session is over');
  }

  /** Sends the request and reads its answer; repeats both when the user retries after a network failure. */
  async function send<T>(
    outgoing: Outgoing,
    { onNetworkFailure, patience }: CallOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      try {
        return await read(await authorisedAttempt(outgoing));
      } catch (error) {
        if (!(error instanceof NetworkError) || onNetworkFailure === 'throw') throw error;
      }
      const given = anyOf(outgoing.signal, patience);
      await orAborted(host.waitForRetry(given), given);
    }
  }

  return {
    address: (endpoint, request) => requestAddress(host, endpoint, request),
    async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options: CallOptions = {}) {
      const answer = await send(
        outgoingCall(host, endpoint, request, options),
        options,
        (response) => readAnswer(endpoint, response, options),
      );
      return answer as AnswerOf<E>;
    },
    async fetchBytes(url, options = {}) {
      const { signal } = options;
      return send(outgoingFile(host, url, signal), options, (response) =>
        readBody(() => response.blob(), signal),
      );
    },
  };
}

function anyOf(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined {
  const given = signals.filter((signal) => signal !== undefined);
  return given.length > 0 ? AbortSignal.any(given) : undefined;
}
