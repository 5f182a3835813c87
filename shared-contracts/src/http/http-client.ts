import ky, { isHTTPError, type KyInstance, type Options } from 'ky';
import * as v from 'valibot';
import type { Endpoint } from '../api/schema/endpoint.contract.ts';
import {
  AbortedError,
  AnswerError,
  AuthenticationError,
  NetworkError,
  STORAGE_FULL_STATUS,
  StatusError,
} from './errors.ts';
import type { AnswerOf, CallOptions, HttpPort, RequestOf } from './http-port.contract.ts';
import { requestPath } from './request-path.ts';
import { isOld } from './token-age.ts';

/** How often a 502 or 503 is tried again, and by how much each wait grows (`docs/behaviour.md` C9). */
export const RETRIES = 3;
export const RETRY_STEP_MS = 100;
/** An answer that has not begun by then counts as a network failure. */
const ANSWER_TIMEOUT_MS = 60_000;

/** What the client needs from its host. */
export interface HttpClientOptions {
  readonly apiBase: string;
  readonly ssoBase: string;
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

interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly authorised: boolean;
  readonly options: Options;
  readonly signal: AbortSignal | undefined;
}

/** Makes the one client through which everything reaches the server. */
export function createHttpClient(host: HttpClientOptions): HttpPort {
  const client: KyInstance = ky.create({
    ...(host.fetch ? { fetch: host.fetch as NonNullable<Options['fetch']> } : {}),
    timeout: ANSWER_TIMEOUT_MS,
    referrerPolicy: 'no-referrer',
    retry: {
      limit: RETRIES,
      methods: ['get', 'post', 'put', 'delete'],
      statusCodes: [502, 503],
      afterStatusCodes: [],
      delay: (attempt) => attempt * RETRY_STEP_MS,
      // Network failures have their own way, through the person.
      shouldRetry: ({ error }) => (isHTTPError(error) ? undefined : false),
    },
  });

  async function attempt({
    url,
    method,
    authorised,
    options,
    signal,
  }: Outgoing): Promise<Response> {
    const token = authorised ? host.accessToken() : undefined;
    if (token !== undefined && !options.keepalive) refreshAhead(token);
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
      if (isHTTPError(error)) {
        const { status } = error.response;
        if (status === STORAGE_FULL_STATUS) host.onStorageFull?.();
        throw new StatusError(status, error.data);
      }
      throw new NetworkError('The server could not be reached', {
        cause: error,
      });
    }
  }

  /**
   * New tokens before the old ones have ended: a page that closes has no time to ask for them, and with an
   * old one could not give back what it has borrowed. Whether it fails is told to whoever needs it.
   */
  function refreshAhead(token: string): void {
    if (isOld(token, Date.now())) host.refresh().catch(() => undefined);
  }

  /** A 401 is answered with new tokens and one more try (`docs/decisions.md` 47). */
  async function authorisedAttempt(outgoing: Outgoing): Promise<Response> {
    const isRefused = (error: unknown) =>
      outgoing.authorised && error instanceof StatusError && error.status === 401;
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
    callOptions: CallOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      try {
        return await read(await authorisedAttempt(outgoing));
      } catch (error) {
        if (!(error instanceof NetworkError) || callOptions.onNetworkFailure === 'throw')
          throw error;
      }
      const signals = [outgoing.signal, callOptions.patience].filter(
        (signal) => signal !== undefined,
      );
      const given = signals.length > 0 ? AbortSignal.any(signals) : undefined;
      await orAborted(host.waitForRetry(given), given);
    }
  }

  function outgoing<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    callOptions: CallOptions,
  ): Outgoing {
    const { body } = request as { body?: unknown };
    const headers: Record<string, string> = {};
    const { answer } = endpoint;
    if (answer.kind === 'bytes' && !answer.mediaTypes.includes('*')) {
      headers['accept'] = answer.mediaTypes.join(', ');
    }
    if (endpoint.retry === 'keyed') {
      headers['idempotency-key'] = callOptions.idempotencyKey ?? crypto.randomUUID();
    }
    return {
      url: address(endpoint, request),
      method: endpoint.method,
      authorised: endpoint.service === 'api',
      signal: callOptions.signal,
      options: {
        headers,
        ...(endpoint.retry === 'effect' ? { cache: 'no-store' as const } : {}),
        ...(callOptions.keepalive ? { keepalive: true } : {}),
        ...(endpoint.body.kind === 'json' ? { json: endpoint.body.codec.encode(body) } : {}),
        ...(endpoint.body.kind === 'multipart' ? { body: body as FormData } : {}),
      },
    };
  }

  function address<E extends Endpoint>(endpoint: E, request: RequestOf<E>): string {
    const base = endpoint.service === 'api' ? host.apiBase : host.ssoBase;
    return new URL(base.replace(/\/$/, '') + requestPath(endpoint, request), location.href).href;
  }

  return {
    address,
    async call<E extends Endpoint>(
      endpoint: E,
      request: RequestOf<E>,
      callOptions: CallOptions = {},
    ) {
      const answer = await send(outgoing(endpoint, request, callOptions), callOptions, (response) =>
        readAnswer(endpoint, response, callOptions.signal),
      );
      return answer as AnswerOf<E>;
    },
    async fetchBytes(url, callOptions = {}) {
      const target = new URL(url, location.href);
      const api = new URL(`${host.apiBase.replace(/\/$/, '')}/`, location.href);
      const authorised = target.href.startsWith(api.href);
      return send(
        {
          url: target.href,
          method: 'GET',
          authorised,
          options: { headers: {} },
          signal: callOptions.signal,
        },
        callOptions,
        (response) => readBody(() => response.blob(), callOptions.signal),
      );
    },
  };
}

async function readAnswer(
  endpoint: Endpoint,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (endpoint.answer.kind === 'empty') return undefined;
  if (endpoint.answer.kind === 'bytes') {
    const bytes = await readBody(() => response.blob(), signal);
    return { bytes, mediaType: response.headers.get('content-type') ?? '' };
  }
  const text = await readBody(() => response.text(), signal);
  const parsed = v.safeParse(endpoint.answer.codec.schema, parseJson(text, endpoint.name));
  if (parsed.success) return parsed.output;
  throw new AnswerError(`${endpoint.name}: ${v.summarize(parsed.issues)}`);
}

/** The connection can also break while the body is on its way. */
async function readBody<T>(read: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (signal?.aborted) throw new AbortedError('The call was given up', { cause: error });
    throw new NetworkError('The answer broke off', { cause: error });
  }
}

function parseJson(text: string, name: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AnswerError(`${name}: the answer is not JSON`, { cause: error });
  }
}

function orAborted(waiting: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return waiting;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AbortedError('The call was given up'));
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
