import { INVALID_REQUEST } from '@leeszaal/shared-contracts';

/** What an error carries for the log alone. */
export interface HttpErrorOptions extends ErrorOptions {
  /** The key of the document that it is about. */
  readonly docKey?: string;
}

/** A request that is answered with a status outside 2xx. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly docKey: string | undefined;
  /** `extra` joins the `message` in the body; the options are for the log alone. */
  constructor(
    status: number,
    message: string,
    extra: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
    options?: HttpErrorOptions,
  ) {
    super(message, options);
    this.docKey = options?.docKey;
    this.status = status;
    this.body = { message, ...extra };
    this.headers = headers;
  }
}

/**
 * 400: the request does not fit the endpoint. The reason is for developers and names parts of the request;
 * the code tells a client not to show it to people.
 */
export const badRequest = (reason: string): HttpError =>
  new HttpError(400, reason, { code: INVALID_REQUEST });

/** 401: a valid access token is needed. */
export const unauthenticated = (message: string): HttpError =>
  new HttpError(401, message, {}, { 'www-authenticate': 'Bearer' });

/** 403: not for this person, or not with this licence. */
export const forbidden = (message: string, extra?: Readonly<Record<string, unknown>>): HttpError =>
  new HttpError(403, message, extra);

/** 404: there is no such thing, or not for this client. */
export const notFound = (message: string): HttpError => new HttpError(404, message);
