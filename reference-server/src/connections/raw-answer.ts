import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { SECURITY_HEADERS } from '../portal/security-headers.ts';

/** An answer to what never came to a route: it says only what is wrong with the request. */
export interface RawAnswer {
  readonly status: number;
  readonly message: string;
}

export const TIMEOUT_ANSWER: RawAnswer = {
  status: 408,
  message: 'The request took too long to arrive',
};
export const HEAD_TOO_LARGE_ANSWER: RawAnswer = {
  status: 431,
  message: 'The head of the request is too large',
};
export const MALFORMED_ANSWER: RawAnswer = { status: 400, message: 'The request is malformed' };
export const HOST_ANSWER: RawAnswer = {
  status: 400,
  message: 'The request has to name one host, once',
};
export const EXPECTATION_ANSWER: RawAnswer = {
  status: 417,
  message: 'Nothing but 100-continue can be expected of this server',
};
export const NO_PROXY_ANSWER: RawAnswer = { status: 405, message: 'This server is no proxy' };

function contentOf({ message }: RawAnswer) {
  const body = JSON.stringify({ message });
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { body, headers };
}

/** Writes an answer to a connection that has no response, and ends it. */
export function answerSocket(socket: Duplex, answer: RawAnswer): void {
  const { body, headers } = contentOf(answer);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const { status } = answer;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Answers in place of a route that still waits for the body, and ends the connection. */
export function answerInstead(response: ServerResponse, answer: RawAnswer): void {
  const { body, headers } = contentOf(answer);
  response.writeHead(answer.status, headers).end(body);
}
