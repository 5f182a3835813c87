import { STORAGE_FULL_STATUS } from '@leeszaal/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from '../database/database-error.ts';
import { badRequest, HttpError, unauthenticated } from '../errors/http-error.ts';
import { EngineError } from '../search/index.ts';
import { isDiskFull } from '../storage/disk-full.ts';

/** SQLSTATE classes that a request can cause. */
const DATA_EXCEPTION = /^22/;
/** SQLSTATEs that are temporary. A full disk (53100) shares a class with them but is not. */
const TEMPORARY = /^(?:40|53(?!100)|55P03|57|08)/;

/** A violated foreign key to an account, session or client: the caller's was deleted after the call had begun. */
function isCallerGone({ code, constraint = '' }: DatabaseError): boolean {
  return code === '23503' && /_(?:user_id|author_id|session_id|client_ref)_fkey$/.test(constraint);
}

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
  if (error instanceof DatabaseError && isCallerGone(error)) {
    return unauthenticated('The session has ended');
  }
  if (error instanceof DatabaseError && TEMPORARY.test(error.code)) {
    return new HttpError(503, 'The database is busy', {}, { 'retry-after': '1' }, { cause: error });
  }
  if (error instanceof EngineError) {
    const message = 'The search engine gave no complete answer';
    return new HttpError(503, message, {}, { 'retry-after': '1' }, { cause: error });
  }
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? new HttpError(status, error.message) : undefined;
}

/** Whether an answer was cut off by its caller, as by a person who goes on to another page. */
const isCutOff = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed &&
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends an error as JSON with a `message`.
 *
 * @param onDiskFull called for each failure for lack of space; returns whether to log it
 */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  onDiskFull: () => boolean = () => true,
): FastifyReply {
  const known = toHttpError(error);
  if (isCutOff(error, request)) request.log.debug({ req: request }, 'cut off by the caller');
  else if (known === undefined) request.log.error({ req: request, err: error }, 'unexpected');
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
 * Gives every failure a status and a JSON body with a `message`. Unexpected errors are 500, a full disk is
 * 507, temporary failures of the database and of a search engine are 503; each is logged with its cause.
 */
export function handleErrors(app: FastifyInstance, onDiskFull?: () => boolean): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, onDiskFull));
}
