import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from '../database/database-error.ts';
import { badRequest, HttpError } from './http-error.ts';

/** SQLSTATE classes and codes that a request can cause, or that pass by themselves. */
const DATA_EXCEPTION = /^22/;
/** A full disk (53100) is of the same class as too many connections, and stays until somebody looks. */
const PASSING = /^(?:40|53(?!100)|55P03|57|08)/;

function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseError && DATA_EXCEPTION.test(error.code)) {
    return badRequest('A value is out of range');
  }
  if (error instanceof DatabaseError && PASSING.test(error.code)) {
    return new HttpError(503, 'The database is busy', {}, { 'retry-after': '1' }, { cause: error });
  }
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? new HttpError(status, error.message) : undefined;
}

/** Answers an error, as JSON with a `message`. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toHttpError(error);
  if (known === undefined) request.log.error({ req: request, err: error }, 'unexpected');
  else if (known.status === 503) request.log.warn({ req: request, err: known }, 'not now');
  else if (known.status === 500)
    request.log.error({ req: request, err: known }, 'document unreadable');
  else if (known.docKey !== undefined)
    request.log.warn({ req: request, err: known }, 'document too large');
  const { status, body, headers } =
    known ?? new HttpError(500, 'Something went wrong on the server');
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/**
 * Gives every failure a status and a JSON body with a `message`. Only surprises are 500, and errors in
 * the log; what passes by itself is 503, and a warning there with what it came from.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}
