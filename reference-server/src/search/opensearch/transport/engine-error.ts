/** Why another search engine gave no complete answer. */
export type EngineFailure =
  /** The engine cannot be reached, has too much to do, or did not answer in time. */
  | 'unavailable'
  /** The engine does not have the index. */
  | 'missing'
  /** The engine answered for a part of the index only. */
  | 'partial'
  /** Its answer has not the form that its documentation tells. */
  | 'malformed'
  /** The engine refuses the credentials or the request. */
  | 'refused';

/** A failed request to another search engine. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly failure: EngineFailure;
  constructor(failure: EngineFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
