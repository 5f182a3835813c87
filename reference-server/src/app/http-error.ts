/** A request that is answered with a status outside 2xx. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** `extra` joins the `message` in the body; a `cause` is for the log alone. */
  constructor(
    status: number,
    message: string,
    extra: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.body = { message, ...extra };
    this.headers = headers;
  }
}

/** 400: the request does not fit the endpoint. */
export const badRequest = (reason: string): HttpError => new HttpError(400, reason);

/** 403: not for this person, or not with this licence. */
export const forbidden = (message: string, extra?: Readonly<Record<string, unknown>>): HttpError =>
  new HttpError(403, message, extra);

/** 404: there is no such thing, or not for this client. */
export const notFound = (message: string): HttpError => new HttpError(404, message);
