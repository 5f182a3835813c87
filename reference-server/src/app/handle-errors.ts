import { STORAGE_FULL_STATUS } from '@leeszaal/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from '../database/database-error.ts';
import { badRequest, HttpError } from '../errors/http-error.ts';
import { isDiskFull } from '../storage/disk-full.ts';

/** SQLSTATE classes and codes that a request can cause, or that pass by themselves. */
const DATA_EXCEPTION = /^22/;
/** A full disk (53100) is of the same class as too many connections, and does not pass by itself. */
const PASSING = /^(?:40|53(?!100)|55P03|57|08)/;

function toHttpError(error: unknown): HttpError | undefined {
  if (isDiskFull(error)) {
    const message = 'The server has no storage left; nothing was saved';
    return new HttpError(
      STORAGE_FULL_STATUS,
      message,
      { code: 'storage-full' },
      {},
      { cause: error },
    );
  }
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

/**
 * Answers an error, as JSON with a `message`.
 *
 * @param onDiskFull told of each failure for lack of space; answers whether it is to be logged
 */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  onDiskFull: () => boolean = () => true,
): FastifyReply {
  const known = toHttpError(error);
  if (known === undefined) request.log.error({ req: request, err: error }, 'unexpected');
  else if (known.status === 503) request.log.warn({ req: request, err: known }, 'not now');
  else if (known.status === 500)
    request.log.error({ req: request, err: known }, 'document unreadable');
  else if (known.docKey !== undefined)
    request.log.warn({ req: request, err: known }, 'document too large');
  else if (known.status === STORAGE_FULL_STATUS && onDiskFull())
    request.log.error({ req: request, err: known }, 'no storage left');
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
 * the log; a full disk is 507, logged once for a while; what passes by itself is 503, and a warning there with what it came from.
 */
export function handleErrors(app: FastifyInstance, onDiskFull?: () => boolean): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, onDiskFull));
}
