import { describe, expect, test } from '@jest/globals';
import { endpoints } from '../api/endpoints/index.ts';
import {
  AbortedError,
  AnswerError,
  AuthenticationError,
  NetworkError,
  STORAGE_FULL_STATUS,
  StatusError,
} from './errors.ts';
import { CLIENTS, type Replies, reply, setUpWith } from './testing/client-with-replies.ts';

const offline = () => new TypeError('fetch failed');
const roleAnswer = () => reply('"user"');

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe.each(CLIENTS)('the client of %s', (_name, create) => {
  const setUp = (replies: Replies, firstToken?: string) => setUpWith(create, replies, firstToken);

  test('sends the bearer and parses the answer', async () => {
    const { client, requests } = setUp([roleAnswer()]);
    expect(await client.call(endpoints.getRole, {})).toBe('user');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/user/role');
  });

  test('sends no bearer to the SSO service, and asks it for no refresh', async () => {
    const { client, requests, told } = setUp([reply({}, 401)]);
    const call = client.call(endpoints.getPublicToken, {
      params: { appId: 'app' },
      query: {},
    });
    await expect(call).rejects.toBeInstanceOf(StatusError);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(requests).toHaveLength(1);
    expect(told).toEqual([]);
  });

  test('tries a 502 and a 503 again three times, with the same idempotency key [C7.14 C8.2 C9.8 R8.21 R9.12]', async () => {
    const { client, requests } = setUp([
      reply('', 502),
      reply('', 503),
      reply('', 502),
      reply({ id: 1, name: 'a', authorId: 1 }),
    ]);
    const shelf = await client.call(endpoints.createBookshelf, {
      body: { name: 'a' },
    });
    expect(shelf.authorId).toBe('1');
    expect(requests).toHaveLength(4);
    const keys = new Set(requests.map((request) => request.headers.get('idempotency-key')));
    expect(keys.size).toBe(1);
    expect([...keys][0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('fails after the fourth 503 [C8.2 C9.8 R8.21 R9.12]', async () => {
    const { client, requests } = setUp(Array.from({ length: 5 }, () => reply('', 503)));
    await expect(client.call(endpoints.getRole, {})).rejects.toMatchObject({
      status: 503,
    });
    expect(requests).toHaveLength(4);
  });

  test('tries no other status again', async () => {
    const { client, requests } = setUp([reply({ message: 'broken' }, 500)]);
    await expect(client.call(endpoints.getRole, {})).rejects.toMatchObject({
      status: 500,
      body: { message: 'broken' },
    });
    expect(requests).toHaveLength(1);
  });

  test('answers a 401 with new tokens and one more try [C8.4 R8.23]', async () => {
    const { client, requests } = setUp([reply('', 401), roleAnswer()]);
    expect(await client.call(endpoints.getRole, {})).toBe('user');
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  test('gets new tokens before the old ones end, and waits for them with nothing [R4.22]', async () => {
    const now = Math.floor(Date.now() / 1000);
    const ending = `e30.${btoa(JSON.stringify({ iat: now - 280, exp: now + 20 }))}.sig`;
    const { client, requests, refreshes, refreshAnswers, told } = setUp(
      [roleAnswer(), roleAnswer(), roleAnswer()],
      ending,
    );
    // A page that goes has no time for it.
    await client.call(endpoints.getRole, {}, { keepalive: true });
    expect(refreshes()).toBe(0);
    refreshAnswers(new NetworkError('offline'));
    await client.call(endpoints.getRole, {});
    refreshAnswers(true);
    await client.call(endpoints.getRole, {});
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(
      Array(3).fill(`Bearer ${ending}`),
    );
    expect(refreshes()).toBe(2);
    expect(told).toEqual([]);
    await client.call(endpoints.getRole, {}).catch(() => undefined);
    expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer new');
  });

  test('a second 401 and a failed refresh both end the session [C8.4]', async () => {
    const twice = setUp([reply('', 401), reply('', 401)]);
    await expect(twice.client.call(endpoints.getRole, {})).rejects.toBeInstanceOf(
      AuthenticationError,
    );
    expect(twice.told).toEqual(['lost']);

    const refused = setUp([reply('', 401)]);
    refused.refreshAnswers(false);
    await expect(refused.client.call(endpoints.getRole, {})).rejects.toBeInstanceOf(
      AuthenticationError,
    );
    expect(refused.told).toEqual(['lost']);
    expect(refused.requests).toHaveLength(1);
  });

  test('one Try again repeats all that failed for want of a network [C8.1 R8.19]', async () => {
    const { client, asked, pressTryAgain, requests } = setUp([
      offline(),
      offline(),
      roleAnswer(),
      roleAnswer(),
    ]);
    const calls = Promise.all([
      client.call(endpoints.getRole, {}),
      client.call(endpoints.getRole, {}),
    ]);
    await until(() => requests.length === 2 && asked() === 1);
    pressTryAgain();
    expect(await calls).toEqual(['user', 'user']);
    expect(asked()).toBe(1);
  });

  test('a refresh that cannot reach the server waits for Try again too', async () => {
    const { client, refreshAnswers, pressTryAgain, asked } = setUp([
      reply('', 401),
      reply('', 401),
      roleAnswer(),
    ]);
    refreshAnswers(new NetworkError('offline'));
    const call = client.call(endpoints.getRole, {});
    await until(() => asked() === 1);
    refreshAnswers(true);
    pressTryAgain();
    expect(await call).toBe('user');
  });

  test('rejects at once where the caller wants to know', async () => {
    const { client, asked } = setUp([offline()]);
    await expect(
      client.call(endpoints.getRole, {}, { onNetworkFailure: 'throw' }),
    ).rejects.toBeInstanceOf(NetworkError);
    expect(asked()).toBe(0);
  });

  test('an aborted call is no failure, also while it waits for Try again', async () => {
    const { client, asked } = setUp([offline()]);
    const abort = new AbortController();
    const call = client.call(endpoints.getRole, {}, { signal: abort.signal });
    await until(() => asked() === 1);
    abort.abort();
    await expect(call).rejects.toBeInstanceOf(AbortedError);
  });

  test('the question whether to try again goes without a waiting call [R8.20]', async () => {
    const { client, asked, told, pressTryAgain } = setUp([
      offline(),
      offline(),
      offline(),
      roleAnswer(),
    ]);
    const [first, second] = [new AbortController(), new AbortController()];
    const calls = [
      client.call(endpoints.getRole, {}, { signal: first.signal }),
      client.call(endpoints.getRole, {}, { patience: second.signal }),
    ].map((call) => expect(call).rejects.toBeInstanceOf(AbortedError));
    await until(() => asked() === 1);
    first.abort();
    await calls[0];
    expect(told).toEqual([]);
    second.abort();
    await Promise.all(calls);
    expect(told).toEqual(['withdrawn']);

    const next = client.call(endpoints.getRole, {});
    await until(() => asked() === 2);
    pressTryAgain();
    expect(await next).toBe('user');
  });

  test('a call on its way goes on though no caller would wait for another try', async () => {
    const patience = new AbortController();
    const { client } = setUp([
      () => {
        patience.abort();
        return roleAnswer();
      },
    ]);
    expect(await client.call(endpoints.getRole, {}, { patience: patience.signal })).toBe('user');
  });

  test('an answer that does not fit its schema is an error of its own', async () => {
    const { client } = setUp([reply('<html>'), reply({ current: {} })]);
    await expect(client.call(endpoints.getClient, {})).rejects.toBeInstanceOf(AnswerError);
    await expect(client.call(endpoints.getClient, {})).rejects.toBeInstanceOf(AnswerError);
  });

  test('no licence is an empty list or nothing at all [R7.6]', async () => {
    const { client } = setUp([reply('[]'), reply('')]);
    const request = { params: { licenseKey: 'k' } };
    expect(await client.call(endpoints.extendLicence, request)).toBeNull();
    expect(await client.call(endpoints.extendLicence, request)).toBeNull();
  });

  test('a picture of the API is fetched with the bearer, one from elsewhere without', async () => {
    const { client, requests } = setUp([reply('x'), reply('y')]);
    await client.fetchBytes('/api/appearances/d/cover');
    await client.fetchBytes('https://covers.example/1.jpg');
    expect(requests.map((request) => request.headers.has('authorization'))).toEqual([true, false]);
  });

  test('a server without storage is told of, and not asked again by itself [C8.3 R8.22]', async () => {
    const { client, told, requests } = setUp([
      reply({ code: 'storage-full' }, STORAGE_FULL_STATUS),
    ]);
    const saved = client.call(endpoints.saveSettings, { body: {} });
    await expect(saved).rejects.toMatchObject({ status: STORAGE_FULL_STATUS });
    expect([told, requests.length]).toEqual([['full'], 1]);
  });
});
