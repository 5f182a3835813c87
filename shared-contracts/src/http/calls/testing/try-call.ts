import { expect } from '@jest/globals';
import { createHttpClient, createSmallHttpClient } from '../../http-client.ts';
import type { HttpPort } from '../../http-port.contract.ts';

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly body?: unknown;
}

/** A call as it goes over the wire, and what is read of its answer. */
export interface CallRow extends Sent {
  readonly call: (http: HttpPort) => Promise<unknown>;
  /** The answer of the server; nothing by default. */
  readonly answers?: unknown;
  /** The result of the call. */
  readonly read?: unknown;
}

async function bodyOf(sent: Request): Promise<unknown> {
  const text = await sent.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Both clients send and read the same. */
export const CLIENTS = Object.entries({ createHttpClient, createSmallHttpClient });

/** A client of a signed-in person, and the requests that it sends. */
export function listeningClient(
  create: typeof createHttpClient | typeof createSmallHttpClient,
  answer: () => Response,
) {
  const requests: Request[] = [];
  const http = create({
    apiBase: '/api',
    ssoBase: '/auth',
    accessToken: () => 'the-token',
    refresh: async () => false,
    onAuthenticationLost: () => undefined,
    waitForRetry: () => Promise.reject(new Error('no user is here')),
    fetch: async (input, init) => {
      requests.push(new Request(input as Request, init));
      return answer();
    },
  });
  return { http, requests };
}

/** Makes the call of a row with a client, and compares what is sent and read with the row. */
export async function tryCall(
  create: typeof createHttpClient | typeof createSmallHttpClient,
  { call, answers, read, ...expected }: CallRow,
): Promise<void> {
  const { http, requests } = listeningClient(create, () =>
    answers === undefined ? new Response(null, { status: 204 }) : Response.json(answers),
  );
  expect(await call(http)).toEqual(read);
  expect(requests).toHaveLength(1);
  const [sent] = requests as [Request];
  const { origin } = location;
  expect({
    method: sent.method,
    address: sent.url.slice(origin.length),
    body: await bodyOf(sent),
  }).toEqual({ body: undefined, ...expected });
  expect(sent.headers.get('authorization')).toBe('Bearer the-token');
}
