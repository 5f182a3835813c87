import { createHttpClient, createSmallHttpClient } from '../http-client.ts';
import { createRetryGate } from '../retry-gate.ts';

type Reply = Response | Error;

/** An answer with JSON, or with a text. */
export function reply(body: unknown, status = 200): Response {
  return typeof body === 'string'
    ? new Response(body, { status })
    : Response.json(body, { status });
}

/** Both clients behave the same. */
export const CLIENTS = Object.entries({ createHttpClient, createSmallHttpClient });

type Create = typeof createHttpClient;
/** The server's answers to one request after another. */
export type Replies = (Reply | ((request: Request) => Reply))[];

/** A client with replies, and what a test may do and see. */
export function setUpWith(create: Create, replies: Replies, firstToken: string | undefined) {
  const requests: Request[] = [];
  const told: string[] = [];
  let token = firstToken ?? 'old';
  let refreshes = 0;
  let refreshed: boolean | Error = true;
  let tryAgain: () => void = () => undefined;
  let asked = 0;
  const client = create({
    apiBase: '/api',
    ssoBase: '/auth',
    accessToken: () => token,
    refresh: async () => {
      refreshes += 1;
      if (refreshed instanceof Error) throw refreshed;
      if (refreshed) token = 'new';
      return refreshed;
    },
    onAuthenticationLost: () => told.push('lost'),
    onStorageFull: () => told.push('full'),
    waitForRetry: createRetryGate((withdrawn) => {
      asked += 1;
      return new Promise((resolve) => {
        tryAgain = resolve;
        withdrawn.addEventListener('abort', () => {
          told.push('withdrawn');
          resolve();
        });
      });
    }),
    fetch: async (input, init) => {
      const request = new Request(input as Request, init);
      requests.push(request);
      request.signal.throwIfAborted();
      const next = replies.shift() ?? reply('no reply was set', 500);
      const answer = typeof next === 'function' ? next(request) : next;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return {
    client,
    requests,
    told,
    asked: () => asked,
    refreshes: () => refreshes,
    pressTryAgain: () => tryAgain(),
    refreshAnswers: (answer: boolean | Error) => {
      refreshed = answer;
    },
  };
}
