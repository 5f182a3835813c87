import {
  AuthenticationError,
  createOpeningReader,
  type Endpoint,
  endpoints,
  type HostContext,
  type HttpPort,
  isStatus,
  type Licence,
  NetworkError,
  type OpeningCall,
  type RequestOf,
  type StatusError,
} from '@leeszaal/shared-contracts';
import { ExpectedAnswers, endpointOf, readPart } from './expected-answers.ts';
import { type OpeningRequest, type SentOpening, sendOpening } from './sent-opening.ts';

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
  /**
   * Sends the request of a press, before the mount that opens the same. Without such a mount its loan is released.
   *
   * @param http of the mount that follows
   */
  sendAhead(http: HttpPort, request: OpeningRequest): void;
}

/**
 * Milliseconds after a press by which its mount has begun. The host gives a remote eight seconds to start; a person who
 * then tries again finds the same seat, also one for which they waited.
 */
export const MOUNT_MS = 30_000;

/** Makes the openings of a page, all of them at one server. */
export function createOpenings(): Openings {
  let isLacking = false;
  const onLacking = () => {
    isLacking = true;
  };
  /** Takes the request that was sent at a press, if there is one. */
  let takeAhead: (request?: OpeningRequest) => SentOpening | undefined = () => undefined;

  return {
    open(host, request) {
      const sent = takeAhead(request);
      if (isLacking) return undefined;
      return open(host, request, sent ?? sendOpening(host.http, request), onLacking);
    },
    sendAhead(http, request) {
      takeAhead();
      if (isLacking) return;
      const sent = sendOpening(http, request);
      const leave = () => void takeAhead();
      const timer = setTimeout(leave, MOUNT_MS);
      window.addEventListener('pagehide', leave);
      takeAhead = (taker) => {
        takeAhead = () => undefined;
        clearTimeout(timer);
        window.removeEventListener('pagehide', leave);
        if (taker && isSame(taker, request)) return sent;
        giveBack(http, sent);
        return undefined;
      };
    },
  };
}

const isSame = (one: OpeningRequest, other: OpeningRequest): boolean =>
  one.pubKey === other.pubKey && one.docKey === other.docKey && one.at === other.at;

/** Ends a request that no mount takes, and releases its loan once that has arrived. */
function giveBack(http: HttpPort, { abort, take }: SentOpening): void {
  const read = createOpeningReader(({ call, mediaType = '' }, body) => {
    if (call !== 'acquireLicence') return;
    abort.abort();
    release(http, (readPart(call, mediaType, body) as Licence).licenseKey);
  });
  // Without a loan there is nothing to release.
  take(read).catch(() => undefined);
}

function release(http: HttpPort, licenseKey: string): void {
  http
    .call(
      endpoints.releaseLicence,
      { params: { licenseKey } },
      { keepalive: true, onNetworkFailure: 'throw' },
    )
    // The seat lapses later.
    .catch(() => undefined);
}

/** Milliseconds without a piece of a stream that has begun, after which the calls send their own requests. */
export const STALL_MS = 10_000;

/** Makes the call send its own request. */
const missing = () => new NetworkError('The opening has no such answer');

function open(
  host: HostContext,
  { pubKey = '', docKey }: OpeningRequest,
  { abort, take }: SentOpening,
  onLacking: () => void,
): Opening {
  const answers = new ExpectedAnswers(host);
  let loan: { readonly key: string; readonly withdraw: () => boolean } | undefined;
  let isEnded = false;

  function end(): void {
    isEnded = true;
    // A loan that has not arrived is released when it does, here or by its keeper.
    if (!loan) return;
    abort.abort();
    if (loan.withdraw()) release(host.http, loan.key);
    answers.withdraw();
  }

  let isStreamed = false;
  const read = createOpeningReader(({ call, params, mediaType, next = [] }, body) => {
    const part = answers.expect({ call, params }, loan?.key);
    const answer = mediaType === undefined ? undefined : readPart(call, mediaType, body);
    if (call === 'acquireLicence') {
      loan = { key: (answer as Licence).licenseKey, withdraw: part.withdraw };
    }
    for (const one of next) answers.expect(one, loan?.key);
    if (mediaType === undefined) part.reject(missing());
    else part.resolve(answer);
    if (isEnded) end();
  });
  let stall: ReturnType<typeof setTimeout> | undefined;
  const onBytes = (piece: Uint8Array) => {
    isStreamed = true;
    clearTimeout(stall);
    // The request goes on, because the end of its line can release the loan.
    stall = setTimeout(() => answers.fail(missing()), STALL_MS);
    read(piece);
  };

  const first: OpeningCall =
    docKey === undefined
      ? { call: 'getPublicationAppearances', params: { pubKey } }
      : { call: 'getAppearance', params: { docKey } };
  const begun = answers.expect(first);
  const expectedLoan =
    pubKey === '' ? undefined : answers.expect({ call: 'acquireLicence', params: { pubKey } });
  const onFailure = (error: unknown) => {
    // The rest of a stream that does not fit is not needed.
    abort.abort();
    if (error instanceof AuthenticationError) answers.fail(error);
    if (isRefusal(error)) expectedLoan?.reject(error);
    // Unless the document is missing, too, the server has no such endpoint.
    if (!isStatus(error, 404, 405, 501)) return;
    const answer = callAlone(host, first);
    begun.resolve(answer);
    answer.then(onLacking, () => undefined);
  };
  take(onBytes)
    .then(async ({ bytes }) => {
      // A host of an older contract passes on nothing before the end.
      if (!isStreamed) read(new Uint8Array(await bytes.arrayBuffer()));
    })
    .catch(onFailure)
    .finally(() => {
      clearTimeout(stall);
      answers.fail(missing());
    });

  return { end };
}

/** Sends a call by itself. */
function callAlone(host: HostContext, { call, params }: OpeningCall): Promise<unknown> {
  return host.http.call(endpointOf(call), { params } as RequestOf<Endpoint>, {
    signal: host.signal,
    onNetworkFailure: 'throw',
  });
}

/** Whether a loan was refused. Servers without this endpoint may answer 403 as well, without a reason. */
function isRefusal(error: unknown): error is StatusError {
  if (isStatus(error, 429)) return true;
  if (!isStatus(error, 403) || !(error.body instanceof Object)) return false;
  return 'users' in error.body || 'code' in error.body;
}
