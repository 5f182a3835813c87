import { type AnswerOf, endpoints, type HttpPort } from '@leeszaal/shared-contracts';

/** The document or publication to open, as far as it is known. */
export interface OpeningRequest {
  readonly pubKey?: string | undefined;
  readonly docKey?: string | undefined;
  /** The place to open, as a link; empty for the beginning. Undefined for the kept place. */
  readonly at?: string | undefined;
}

/** An opening that was requested. */
export interface SentOpening {
  /** Ends the request. */
  readonly abort: AbortController;
  /**
   * Passes on the pieces that have arrived and those that follow; once.
   *
   * @returns the whole answer; rejects as the request does, and when `onPiece` throws
   */
  take(
    onPiece: (piece: Uint8Array) => void,
  ): Promise<AnswerOf<(typeof endpoints)['openPublication' | 'openDocument']>>;
}

/** Requests an opening. Its pieces are kept until they are taken. */
export function sendOpening(
  http: HttpPort,
  { pubKey = '', docKey, at }: OpeningRequest,
): SentOpening {
  const abort = new AbortController();
  const early: Uint8Array[] = [];
  let pass = (piece: Uint8Array): void => void early.push(piece);
  const query = at === undefined ? {} : { at };
  const options = {
    signal: abort.signal,
    onNetworkFailure: 'throw',
    onBytes: (piece: Uint8Array) => pass(piece),
  } as const;
  const answer =
    docKey === undefined
      ? http.call(endpoints.openPublication, { params: { pubKey }, query }, options)
      : http.call(endpoints.openDocument, { params: { docKey }, query }, options);
  // `take` passes a failure on.
  answer.catch(() => undefined);
  return {
    abort,
    async take(onPiece) {
      pass = onPiece;
      for (const piece of early.splice(0)) onPiece(piece);
      return answer;
    },
  };
}
