import type { SourceFailure } from './document-source.contract.ts';

/** A failed call of a source; `cause` is its `ApiError`. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly reason: SourceFailure;

  constructor(reason: SourceFailure, cause?: unknown) {
    super(`The document source could not answer: ${reason}`, { cause });
    this.reason = reason;
  }
}
