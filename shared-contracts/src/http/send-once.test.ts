import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AbortedError, NetworkError, StatusError } from './errors.ts';
import type { Outgoing } from './outgoing.ts';
import { createFetchSend } from './send-by-fetch.ts';
import { createKySend } from './send-by-ky.ts';
import { ANSWER_TIMEOUT_MS } from './send-once.ts';

type Fetch = typeof globalThis.fetch;

const outgoing = (more: Partial<Outgoing> = {}): Outgoing => ({
  url: 'https://library.example/api/thing',
  method: 'POST',
  authorised: true,
  options: { headers: {} },
  signal: undefined,
  ...more,
});

/** Hangs until its signal is aborted, as a server that does not answer does. */
const silent: Fetch = (input, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = new Request(input as Request, init);
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/* Portal and embed send in two ways, which behave the same. */
describe.each(Object.entries({ createKySend, createFetchSend }))('%s', (_name, create) => {
  const refusal = async (fetch: Fetch, more?: Partial<Outgoing>) => {
    const sent = create(fetch)(outgoing(more), 'token').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    return sent;
  };

  test('sends JSON with its type, its own headers, and no address of the page', async () => {
    const requests: Request[] = [];
    const send = create(async (input, init) => {
      requests.push(new Request(input as Request, init));
      return new Response('');
    });
    await send(outgoing({ options: { headers: { 'x-key': '1' }, json: { name: 'a' } } }), 'token');
    const [sent] = requests as [Request];
    expect(await sent.json()).toEqual({ name: 'a' });
    expect(sent.headers.get('content-type')).toBe('application/json');
    expect(sent.headers.get('x-key')).toBe('1');
    expect(sent.headers.get('authorization')).toBe('Bearer token');
    expect(sent.referrerPolicy).toBe('no-referrer');
  });

  test('leaves the type of a form to the browser, and sends no token without one', async () => {
    const requests: Request[] = [];
    const send = create(async (input, init) => {
      requests.push(new Request(input as Request, init));
      return new Response('');
    });
    const body = new FormData();
    body.append('name', 'a');
    await send(outgoing({ options: { headers: {}, body } }), undefined);
    expect(requests[0]?.headers.get('content-type')).not.toBe('application/json');
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  test('an answer that does not begin in a minute is a network failure', async () => {
    expect(await refusal(silent)).toBeInstanceOf(NetworkError);
  });

  test('an aborted request is no failure, also between two attempts', async () => {
    const abort = new AbortController();
    const busy: Fetch = async () => {
      setTimeout(() => abort.abort(), 10);
      return new Response('', { status: 503 });
    };
    expect(await refusal(busy, { signal: abort.signal })).toBeInstanceOf(AbortedError);
    expect(await refusal(silent, { signal: AbortSignal.abort() })).toBeInstanceOf(AbortedError);
  });

  test.each([
    ['application/json', '{"code":"full"}', { code: 'full' }],
    ['application/problem+json; charset=utf-8', '{"code":"full"}', { code: 'full' }],
    ['application/json', '{', undefined],
    ['text/html', '<p>', '<p>'],
    ['text/plain', '', undefined],
  ])('the body of an error as %s is %s', async (type, text, body) => {
    const answer = new Response(text, { status: 409, headers: { 'content-type': type } });
    const error = await refusal(async () => answer);
    expect(error).toBeInstanceOf(StatusError);
    expect(error).toMatchObject({ status: 409, body });
  });
});
