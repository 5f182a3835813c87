import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  AnswerError,
  NetworkError,
  type RuntimeConfig,
  StatusError,
} from '@leeszaal/shared-contracts';
import { createSso } from './sso.ts';

const config = {
  apiBase: '/api',
  sso: { url: '/auth', appId: 'app', appName: 'App', client: 'one', key: 'key' },
} as RuntimeConfig;

const asked = jest.fn<typeof globalThis.fetch>();
const { fetch: before } = globalThis;
beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked;
});
afterEach(() => {
  globalThis.fetch = before;
});

const answer =
  (status: number, body: unknown = {}) =>
  async () =>
    Response.json(body, { status });
const lost = async () => {
  throw new TypeError('fetch failed');
};
const fresh = { access_token: 'new', refresh_token: 'r2' };

test.each([400, 401, 403])(
  'a refresh token that is answered with %i is accepted no more [C8.4]',
  async (status) => {
    asked.mockImplementation(answer(status));
    expect(await createSso(config).refresh('r1')).toBeUndefined();
  },
);

test.each([404, 429, 500, 503])(
  'a service that answers %i says nothing of the token [C8.4]',
  async (status) => {
    asked.mockImplementation(answer(status));
    await expect(createSso(config).refresh('r1')).rejects.toBeInstanceOf(StatusError);
  },
);

test('nor does an answer without tokens', async () => {
  asked.mockImplementation(answer(200, { welcome: true }));
  await expect(createSso(config).refresh('r1')).rejects.toBeInstanceOf(AnswerError);
});

test('a refresh whose answer is lost is made once more at once [C4.38]', async () => {
  asked.mockImplementationOnce(lost).mockImplementation(answer(200, fresh));
  expect(await createSso(config).refresh('r1')).toEqual({
    accessToken: 'new',
    refreshToken: 'r2',
  });
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a service that cannot be reached says nothing of the session [C8.4]', async () => {
  asked.mockImplementation(lost);
  await expect(createSso(config).refresh('r1')).rejects.toBeInstanceOf(NetworkError);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a service that was silent for long is not asked again by itself [C4.38]', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(60_000);
  asked.mockImplementation(lost);
  await expect(createSso(config).refresh('r1')).rejects.toBeInstanceOf(NetworkError);
  expect(asked).toHaveBeenCalledTimes(1);
  now.mockRestore();
});
