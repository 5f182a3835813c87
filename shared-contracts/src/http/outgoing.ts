import type { Endpoint } from '../api/schema/endpoint.contract.ts';
import type { CallOptions, RequestOf } from './http-port.contract.ts';
import { requestPath } from './request-path.ts';

/** The base addresses of the services. */
export interface ServiceBases {
  readonly apiBase: string;
  readonly ssoBase: string;
}

/** The parts of a request besides address and method. */
export interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly cache?: RequestCache;
  readonly keepalive?: boolean;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly body?: FormData;
}

/** A request, ready to be sent several times. */
export interface Outgoing {
  /** Absolute. */
  readonly url: string;
  readonly method: string;
  /** Whether the access token is sent. */
  readonly authorised: boolean;
  readonly options: SendOptions;
  readonly signal: AbortSignal | undefined;
}

/** The absolute address of a request. */
export function requestAddress<E extends Endpoint>(
  { apiBase, ssoBase }: ServiceBases,
  endpoint: E,
  request: RequestOf<E>,
): string {
  const base = endpoint.service === 'api' ? apiBase : ssoBase;
  return new URL(base.replace(/\/$/, '') + requestPath(endpoint, request), location.href).href;
}

/**
 * Whether a stored answer must not stand for a call. An opening is never stored, as its answer says: the browser uses
 * what it knows of the address in advance, which it does not with `no-store` (`askAhead`).
 */
const isRepeatedInEffect = ({ retry, answer }: Endpoint): boolean =>
  retry === 'effect' && answer.kind !== 'bytes';

/** The request of a call. A keyed call has one idempotency key for all its attempts. */
export function outgoingCall<E extends Endpoint>(
  bases: ServiceBases,
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
    url: requestAddress(bases, endpoint, request),
    method: endpoint.method,
    authorised: endpoint.service === 'api',
    signal: callOptions.signal,
    options: {
      headers,
      ...(isRepeatedInEffect(endpoint) ? { cache: 'no-store' as const } : {}),
      ...(callOptions.keepalive ? { keepalive: true } : {}),
      ...(endpoint.body.kind === 'json' ? { json: endpoint.body.codec.encode(body) } : {}),
      ...(endpoint.body.kind === 'multipart' ? { body: body as FormData } : {}),
    },
  };
}

/** The request for a file. Only an address below the API gets the access token. */
export function outgoingFile(
  { apiBase }: Pick<ServiceBases, 'apiBase'>,
  url: string,
  signal: AbortSignal | undefined,
): Outgoing {
  const { href } = new URL(url, location.href);
  const api = new URL(`${apiBase.replace(/\/$/, '')}/`, location.href);
  const authorised = href.startsWith(api.href);
  return { url: href, method: 'GET', authorised, options: { headers: {} }, signal };
}
