import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { SECURITY_HEADERS } from '../portal/security-headers.ts';

/** A response to a request that reached no route. */
export interface RawAnswer {
  readonly status: number;
  readonly message: string;
}

const answer = (status: number, message: string): RawAnswer => ({ status, message });

export const TIMEOUT_ANSWER = answer(408, 'The request took too long to arrive');
export const HEAD_TOO_LARGE_ANSWER = answer(431, 'The head of the request is too large');
export const MALFORMED_ANSWER = answer(400, 'The request is malformed');
export const HOST_ANSWER = answer(400, 'The request must name exactly one host');
export const EXPECTATION_ANSWER = answer(
  417,
  'This server supports no expectation but 100-continue',
);
export const NO_PROXY_ANSWER = answer(405, 'This server is not a proxy');

function contentOf(message: string) {
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

/** Writes a response to a socket, and ends it. */
export function answerSocket(socket: Duplex, { status, message }: RawAnswer): void {
  const { body, headers } = contentOf(message);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Responds in place of a route that still waits for the body, and ends the connection. */
export function answerInstead(response: ServerResponse, { status, message }: RawAnswer): void {
  const { body, headers } = contentOf(message);
  response.writeHead(status, headers).end(body);
}
