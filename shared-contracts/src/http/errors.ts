import { namedError } from './named-error.ts';

/** Why a call failed. The client rejects with nothing else. */
export type ApiError =
  | NetworkError
  | StatusError
  | AuthenticationError
  | AnswerError
  | AbortedError;

/** The status of a change that the server has no storage for; the client does not retry it. */
export const STORAGE_FULL_STATUS = 507;

/** The server could not be reached. */
export class NetworkError extends namedError('NetworkError') {}

/** The tokens are no longer accepted and could not be refreshed. */
export class AuthenticationError extends namedError('AuthenticationError') {}

/** The answer does not fit the endpoint's schema. */
export class AnswerError extends namedError('AnswerError') {}

/** The caller aborted the call; not a failure to report (`docs/decisions.md` 48). */
export class AbortedError extends namedError('AbortedError') {}

/** The server answered with a status outside 2xx. */
export class StatusError extends namedError('StatusError') {
  readonly status: number;
  /** The answer's body: parsed JSON, else its text. */
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`The server answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Whether the error is a status error, of one of the statuses when any is named. */
export function isStatus(error: unknown, ...statuses: number[]): error is StatusError {
  return error instanceof StatusError && (statuses.length === 0 || statuses.includes(error.status));
}
