import { prefetching } from '@leeszaal/remote-kit/prefetch';
import {
  AuthenticationError,
  createOpeningReader,
  type Endpoint,
  endpoints,
  type HostContext,
  isStatus,
  type Licence,
  NetworkError,
  type OpeningCall,
  type RequestOf,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';

/** What is opened, as far as it is known; a document or a publication. */
export interface OpeningRequest {
  readonly pubKey?: string | undefined;
  readonly docKey?: string | undefined;
  /** The place to open, as a link; empty for the beginning. Undefined for the kept place. */
  readonly at?: string | undefined;
}

/** A request for a loan and all that is shown first. */
export interface Opening {
  /** Forgets what has not been taken, and releases the loan unless it has been. */
  end(): void;
}

/** The openings of a page. */
export interface Openings {
  /**
   * Borrows and opens with one request. The reader's calls take their answers from its stream; a call whose answer does
   * not arrive sends its own request (`docs/decisions.md` 109).
   *
   * @returns undefined when the server is known to have no such endpoint
   */
  open(host: HostContext, request: OpeningRequest): Opening | undefined;
}

/** Makes the openings of a page, all of them at one server. */
export function createOpenings(): Openings {
  let isLacking = false;
  const onLacking = () => {
    isLacking = true;
  };
  return { open: (host, request) => (isLacking ? undefined : open(host, request, onLacking)) };
}

interface Expected extends PromiseWithResolvers<unknown> {
  /** False when a call has taken the answer. */
  readonly withdraw: () => boolean;
}

/** Listed, so that a build contains no other endpoint. */
const ANSWERED: Readonly<Record<OpeningCall['call'], unknown>> = {
  acquireLicence: endpoints.acquireLicence,
  getPublicationAppearances: endpoints.getPublicationAppearances,
  getAppearance: endpoints.getAppearance,
  getReadingPlace: endpoints.getReadingPlace,
  getContents: endpoints.getContents,
  getPage: endpoints.getPage,
  getDocumentFile: endpoints.getDocumentFile,
};
const endpointOf = (call: OpeningCall['call']) => ANSWERED[call] as Endpoint;

const LENT = new Set<string>(['getContents', 'getPage', 'getDocumentFile']);

/** Makes the call send its own request. */
const missing = () => new NetworkError('The opening has no such answer');

function open(
  host: HostContext,
  { pubKey = '', docKey, at }: OpeningRequest,
  onLacking: () => void,
): Opening {
  const http = prefetching(host);
  const abort = new AbortController();
  const expected = new Map<string, Expected>();
  let loan: { readonly key: string; readonly withdraw: () => boolean } | undefined;
  let isEnded = false;

  /** Announces the answer of a call to the client. */
  function expect({ call, params }: OpeningCall): Expected {
    const name = `${call} ${JSON.stringify(params)}`;
    const known = expected.get(name);
    if (known) return known;
    const query = LENT.has(call) && { query: { licenseKey: loan?.key } };
    const request = { params, ...query } as RequestOf<Endpoint>;
    const answer = Promise.withResolvers<unknown>();
    const entry = {
      ...answer,
      withdraw: http.offer(endpointOf(call), request, answer.promise),
    };
    expected.set(name, entry);
    return entry;
  }

  function end(): void {
    isEnded = true;
    // A loan that has not arrived is released when it does, here or by its keeper.
    if (!loan) return;
    abort.abort();
    if (loan.withdraw()) {
      const request = { params: { licenseKey: loan.key } };
      host.http
        .call(endpoints.releaseLicence, request, { keepalive: true, onNetworkFailure: 'throw' })
        // The seat lapses later.
        .catch(() => undefined);
    }
    for (const { withdraw } of expected.values()) withdraw();
  }

  let isStreamed = false;
  const read = createOpeningReader(({ call, params, mediaType, next = [] }, body) => {
    const part = expect({ call, params });
    const answer = mediaType === undefined ? undefined : readPart(call, mediaType, body);
    if (call === 'acquireLicence') {
      loan = { key: (answer as Licence).licenseKey, withdraw: part.withdraw };
    }
    next.forEach(expect);
    if (mediaType === undefined) part.reject(missing());
    else part.resolve(answer);
    if (isEnded) end();
  });
  const onBytes = (piece: Uint8Array) => {
    isStreamed = true;
    read(piece);
  };

  const query = at === undefined ? {} : { at };
  const options = { signal: abort.signal, onNetworkFailure: 'throw', onBytes } as const;
  const first: OpeningCall =
    docKey === undefined
      ? { call: 'getPublicationAppearances', params: { pubKey } }
      : { call: 'getAppearance', params: { docKey } };
  const begun = expect(first);
  const borrowed = pubKey && expect({ call: 'acquireLicence', params: { pubKey } });
  const asked =
    docKey === undefined
      ? host.http.call(endpoints.openPublication, { params: { pubKey }, query }, options)
      : host.http.call(endpoints.openDocument, { params: { docKey }, query }, options);
  asked
    .then(async ({ bytes }) => {
      // A host of an older contract passes on nothing before the end.
      if (!isStreamed) read(new Uint8Array(await bytes.arrayBuffer()));
    })
    .catch((error: unknown) => {
      if (error instanceof AuthenticationError) begun.reject(error);
      if (borrowed && isStatus(error, 403, 429)) borrowed.reject(error);
      // Unless the document is missing, too, the server has no such endpoint.
      if (!isStatus(error, 404, 501)) return;
      const request = { params: first.params } as RequestOf<Endpoint>;
      const answer = host.http.call(endpointOf(first.call), request, {
        signal: host.signal,
        onNetworkFailure: 'throw',
      });
      begun.resolve(answer);
      answer.then(onLacking, () => undefined);
    })
    .finally(() => {
      for (const { reject } of expected.values()) reject(missing());
    });

  return { end };
}

/** An answer as the client reads it. @throws for one that does not fit its endpoint */
function readPart(call: OpeningCall['call'], mediaType: string, body: Uint8Array<ArrayBuffer>) {
  const { answer } = endpointOf(call);
  return answer.kind === 'json'
    ? v.parse(answer.codec.schema, JSON.parse(new TextDecoder().decode(body)))
    : { bytes: new Blob([body]), mediaType };
}
