import type { Endpoint } from '@leeszaal/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Transactional } from '../database/database.contract.ts';
import type { ServedBytes } from '../http/bytes-body.contract.ts';
import { decode } from '../http/decode.ts';
import { sendBytes } from '../http/send-bytes.ts';
import { makeServerTiming } from '../http/server-timing.ts';
import type { Session } from '../session/session.contract.ts';
import type { HandlerInput } from './handler.contract.ts';
import { hashRequest, once, readIdempotencyKey } from './idempotency.ts';
import { readMultipart } from './multipart-body.ts';
import { repeatRolledBack } from './repeat-rolled-back.ts';
import type { Services } from './services.contract.ts';

type Input = HandlerInput<unknown, unknown, unknown, Session | null>;

/** A handler of any endpoint; `Handlers` has checked its types. */
export type AnyHandler = (input: Input, services: Services) => Promise<unknown>;

function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> | unknown {
  switch (endpoint.body.kind) {
    case 'none':
      return undefined;
    case 'json':
      return decode(endpoint.body.codec, request.body, 'body');
    case 'multipart':
      return readMultipart(request, endpoint.body.fields);
  }
}

function abortedWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

function within(transaction: Queryable): Transactional {
  return {
    query: (sql, values) => transaction.query(sql, values),
    transaction: (work) => work(transaction),
  };
}

function encodeAnswer(endpoint: Endpoint, value: unknown): unknown {
  return endpoint.answer.kind === 'json' ? endpoint.answer.codec.encode(value) : value;
}

async function runKeyed(
  endpoint: Endpoint,
  handler: AnyHandler,
  input: Input,
  request: FastifyRequest,
  services: Services,
): Promise<unknown> {
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  // A call at another client is a different call.
  const place = endpoint.changesClient ? undefined : input.session?.client;
  const requestHash = await hashRequest(place, input.params, input.query, input.body);
  return services.database.transaction(async (transaction) => {
    const work = async () =>
      encodeAnswer(endpoint, await handler(input, { ...services, database: within(transaction) }));
    if (key === undefined || input.session === null) return work();
    const owner = input.session.subject;
    return once(transaction, { owner, endpoint: endpoint.name, key, requestHash }, work);
  });
}

function sendAnswer(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  switch (endpoint.answer.kind) {
    case 'bytes':
      return sendBytes(request, reply, answer as ServedBytes);
    case 'empty':
      return reply.code(204).send();
    case 'json':
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer ?? null));
  }
}

/**
 * Responds to a request by its endpoint's definition: decodes path, query and body, runs the handler (a
 * `keyed` one once for each `Idempotency-Key`), encodes the result.
 */
export async function answerEndpoint(
  endpoint: Endpoint,
  handler: AnyHandler,
  given: { readonly params: unknown; readonly session: Session | null },
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const timing = makeServerTiming();
  const input: Input = {
    params: decode(endpoint.params, given.params, 'path'),
    query: decode(endpoint.query, request.query, 'query'),
    body: await readBody(endpoint, request),
    session: given.session,
    address: request.ip,
    authorization: request.headers.authorization,
    userAgent: request.headers['user-agent'],
    timing,
    signal: abortedWith(reply),
  };
  const run = async () =>
    endpoint.retry === 'keyed'
      ? runKeyed(endpoint, handler, input, request, services)
      : encodeAnswer(endpoint, await handler(input, services));
  const answer = await timing.measure('app', () => repeatRolledBack(run));
  reply.header('server-timing', timing.toString());
  return sendAnswer(endpoint, answer, request, reply);
}
