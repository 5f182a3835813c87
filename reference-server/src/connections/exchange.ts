import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '../errors/http-error.ts';
import { beginNotes, judgeExchange, type Notes } from './judge-exchange.ts';
import type { ConnectionLimits } from './limits.ts';
import { answerInstead, TIMEOUT_ANSWER } from './raw-answer.ts';

/** A request and its response, until both have ended. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly sentBefore: number;
  notes: Notes;
  isRefused: boolean;
}

/** Begins an exchange with the head of its request. */
export function beginExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  const { socket } = request;
  return {
    request,
    response,
    sentBefore: socket.bytesWritten,
    notes: beginNotes(performance.now(), socket.bytesRead),
    isRefused: false,
  };
}

/** Passes the error to the route that reads the body, or responds in its place. */
function refuseBody({ request, response }: Exchange): void {
  if (response.headersSent) {
    request.socket.destroy();
    return;
  }
  response.setHeader('connection', 'close');
  if (request.listenerCount('error') > 0) {
    request.emit('error', new HttpError(TIMEOUT_ANSWER.status, TIMEOUT_ANSWER.message));
  } else answerInstead(response, TIMEOUT_ANSWER);
}

/** Whether the client would read anything written now as part of this response. */
export const isAnswering = ({ request, response }: Exchange): boolean =>
  response.headersSent || request.complete;

/** Refuses a request body that is too slow, and destroys a response that is not read. */
export function enforceLimits(exchange: Exchange, limits: ConnectionLimits): void {
  const { request, sentBefore } = exchange;
  const { socket } = request;
  const [verdict, notes] = judgeExchange(
    exchange.notes,
    {
      now: performance.now(),
      isReceived: request.complete,
      isServerSlow: request.readableLength >= request.readableHighWaterMark,
      bytesReceived: socket.bytesRead,
      bytesSent: socket.bytesWritten - sentBefore,
      bytesWaiting: socket.writableLength,
    },
    limits,
  );
  exchange.notes = notes;
  if (verdict === 'fine') return;
  if (verdict === 'slow-reader' || exchange.isRefused) socket.destroy();
  else refuseBody(exchange);
  exchange.isRefused = true;
}
