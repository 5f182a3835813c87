import type { Endpoint } from '../api/schema/endpoint.contract.ts';
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
import { createSendOnce } from './send-once.ts';
import { isOld } from './token-age.ts';

/** What the client needs from its host. */
export interface HttpClientOptions extends ServiceBases {
  /** The newest access token. */
  readonly accessToken: () => string | undefined;
  /** Gets new tokens; false when the session is over. Single flight is the refresher's affair. */
  readonly refresh: () => Promise<boolean>;
  /** Tells the person that the session is over. */
  readonly onAuthenticationLost: () => void;
  /**
   * Resolves when the person asks to try again; one dialog for all (`createRetryGate`), which goes when
   * the signals of all who wait are aborted.
   */
  readonly waitForRetry: (signal?: AbortSignal) => Promise<void>;
  /** Tells the person that the server had no room for a change. */
  readonly onStorageFull?: () => void;
  /** For tests; the browser's own otherwise. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Makes the one client through which everything reaches the server. */
export function createHttpClient(host: HttpClientOptions): HttpPort {
  const sendOnce = createSendOnce(host.fetch);

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
   * New tokens before the old ones have ended: a page that closes has no time to ask for them, and with an
   * old one could not give back what it has borrowed. A failure is reported by the call that needs them.
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

  /** Makes the call and reads its answer, again whenever the person asks to after a network failure. */
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
      const { signal } = options;
      const answer = await send(
        outgoingCall(host, endpoint, request, options),
        options,
        (response) => readAnswer(endpoint, response, signal),
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
