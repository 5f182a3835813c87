import type { Duplex } from 'node:stream';
import { errorCode } from '../errors/error-code.ts';
import {
  answerSocket,
  HEAD_TOO_LARGE_ANSWER,
  MALFORMED_ANSWER,
  type RawAnswer,
  TIMEOUT_ANSWER,
} from './raw-answer.ts';

/** How long, in milliseconds, a client may take to read why it was refused. */
const LAST_WORD_MS = 1000;

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
 * Refuses a connection as a whole. While an earlier request is answered it is cut instead: a second answer
 * would be read as part of the first.
 *
 * @param isAnswering whether an answer is under way, or owed to a request that has arrived whole
 */
export function endWith(answer: RawAnswer, socket: Duplex, isAnswering: boolean): void {
  if (socket.destroyed || !socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  answerSocket(socket, answer);
  setTimeout(() => socket.destroy(), LAST_WORD_MS).unref();
}

/**
 * Answers what Node's parser of requests refuses, with the headers that every answer has, or cuts the
 * connection ({@link endWith}).
 */
export function handleClientError(error: unknown, socket: Duplex, isAnswering: boolean): void {
  if (errorCode(error) === 'ECONNRESET') socket.destroy();
  else endWith(answerFor(error), socket, isAnswering);
}
