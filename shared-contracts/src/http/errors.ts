/** Why a call failed. Everything that the client rejects with is one of these. */
export type ApiError =
  | NetworkError
  | StatusError
  | AuthenticationError
  | AnswerError
  | AbortedError;

/** The server could not be reached. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server answered with a status outside 2xx. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: number;
  /** The answer's body: parsed JSON, else its text. */
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`The server answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** The tokens are no longer accepted and could not be refreshed. */
export class AuthenticationError extends Error {
  override readonly name = 'AuthenticationError';
}

/** The answer does not fit the endpoint's schema. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** The caller gave the call up; no failure to tell anyone of (`docs/decisions.md` 48). */
export class AbortedError extends Error {
  override readonly name = 'AbortedError';
}

/** Whether the error is a status error, of one of the statuses when any is named. */
export function isStatus(error: unknown, ...statuses: number[]): error is StatusError {
  return error instanceof StatusError && (statuses.length === 0 || statuses.includes(error.status));
}

/** The server's own message in the body of a status error, where it gave one. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof StatusError)) return undefined;
  const body = error.body;
  if (typeof body === 'string') return body.trim() || undefined;
  if (typeof body !== 'object' || body === null) return undefined;
  const message = 'message' in body ? body.message : 'error' in body ? body.error : undefined;
  return typeof message === 'string' && message.trim() ? message : undefined;
}
