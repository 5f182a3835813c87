import { INVALID_REQUEST } from '@leeszaal/shared-contracts';

/** Details of an error for the log only. */
export interface HttpErrorOptions extends ErrorOptions {
  readonly docKey?: string;
}

/** A response with an error status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly docKey: string | undefined;
  /** @param extra further fields of the body, beside `message` */
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

/** 400: an invalid request. The code tells a client not to show people the reason, which is for developers. */
export const badRequest = (reason: string): HttpError =>
  new HttpError(400, reason, { code: INVALID_REQUEST });

/** 401: a valid access token is required. */
export const unauthenticated = (message: string): HttpError =>
  new HttpError(401, message, {}, { 'www-authenticate': 'Bearer' });

/** 403: the person or licence does not permit it. */
export const forbidden = (message: string, extra?: Readonly<Record<string, unknown>>): HttpError =>
  new HttpError(403, message, extra);

/** 404: missing, or another client's. */
export const notFound = (message: string): HttpError => new HttpError(404, message);
