import type { Duplex } from 'node:stream';
import { errorCode } from '../errors/error-code.ts';
import {
  answerSocket,
  HEAD_TOO_LARGE_ANSWER,
  MALFORMED_ANSWER,
  type RawAnswer,
  TIMEOUT_ANSWER,
} from './raw-answer.ts';

/** How long, in milliseconds, a client has to read the refusal. */
const REFUSAL_MS = 1000;

function answerFor(error: unknown) {
  switch (errorCode(error)) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return TIMEOUT_ANSWER;
    case 'HPE_HEADER_OVERFLOW':
      return HEAD_TOO_LARGE_ANSWER;
    default:
      return MALFORMED_ANSWER;
  }
}

/**
 * Refuses a connection as a whole. While an earlier response is pending, it is destroyed instead: the client
 * would read a second response as part of the first.
 *
 * @param isAnswering whether a response is in progress, or due to a complete request
 */
export function endWith(answer: RawAnswer, socket: Duplex, isAnswering: boolean): void {
  if (socket.destroyed || !socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  answerSocket(socket, answer);
  setTimeout(() => socket.destroy(), REFUSAL_MS).unref();
}

/** Responds to requests that Node's parser refuses, with our headers, or closes the connection. */
export function handleClientError(error: unknown, socket: Duplex, isAnswering: boolean): void {
  if (errorCode(error) === 'ECONNRESET') socket.destroy();
  else endWith(answerFor(error), socket, isAnswering);
}
