/** Why a call failed. Everything that the client rejects with is one of these. */
export type ApiError =
  | NetworkError
  | StatusError
  | AuthenticationError
  | AnswerError
  | AbortedError;

/**
 * Host and remotes are built apart, each with a copy of these classes, and errors cross from one to
 * the other: so an error is known by its name, not by the copy of the class that made it.
 */
function isNamed(value: unknown, name: ApiError['name']): boolean {
  return value instanceof Error && value.name === name;
}

/** The status of a change that the server has no room for; not tried again by itself. */
export const STORAGE_FULL_STATUS = 507;

/** The server could not be reached. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'NetworkError');
  }
}

/** The server answered with a status outside 2xx. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'StatusError');
  }
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
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'AuthenticationError');
  }
}

/** The answer does not fit the endpoint's schema. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'AnswerError');
  }
}

/** The caller gave the call up; no failure to tell anyone of (`docs/decisions.md` 48). */
export class AbortedError extends Error {
  override readonly name = 'AbortedError';
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'AbortedError');
  }
}

/** Whether the error is a status error, of one of the statuses when any is named. */
export function isStatus(error: unknown, ...statuses: number[]): error is StatusError {
  return error instanceof StatusError && (statuses.length === 0 || statuses.includes(error.status));
}
