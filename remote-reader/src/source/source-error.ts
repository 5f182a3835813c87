import type { SourceFailure } from './document-source.contract.ts';

/** The source could not answer; `cause` is the `ApiError` behind it. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly reason: SourceFailure;

  constructor(reason: SourceFailure, cause?: unknown) {
    super(`The document source could not answer: ${reason}`, { cause });
    this.reason = reason;
  }
}
