import type { Duplex } from 'node:stream';
import { errorCode } from '../error-code.ts';
import {
  answerSocket,
  HEAD_TOO_LARGE_ANSWER,
  MALFORMED_ANSWER,
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
 * Answers what Node's parser of requests refuses, with the headers that every answer has. While an earlier
 * request is answered the connection is cut instead: a second answer would be read as part of the first.
 *
 * @param isAnswering whether an answer is under way, or owed to a request that has arrived whole
 */
export function handleClientError(error: unknown, socket: Duplex, isAnswering: boolean): void {
  const isBroken = errorCode(error) === 'ECONNRESET' || socket.destroyed || !socket.writable;
  if (isBroken || isAnswering) {
    socket.destroy();
    return;
  }
  answerSocket(socket, answerFor(error));
  setTimeout(() => socket.destroy(), LAST_WORD_MS).unref();
}
