import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NetworkError, type RuntimeConfig } from '@leeszaal/shared-contracts';
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

test.each([400, 401, 403, 404, 429, 500, 503])(
  'a refresh that is answered with %i has failed, and one has to log in',
  async (status) => {
    asked.mockImplementation(answer(status));
    expect(await createSso(config).refresh('r1')).toBeUndefined();
  },
);

test('a refresh whose answer holds no tokens has failed as well', async () => {
  asked.mockImplementation(answer(200, { welcome: true }));
  expect(await createSso(config).refresh('r1')).toBeUndefined();
});

test('a refresh whose answer is lost is made once more at once', async () => {
  asked.mockImplementationOnce(lost).mockImplementation(answer(200, fresh));
  expect(await createSso(config).refresh('r1')).toEqual({
    accessToken: 'new',
    refreshToken: 'r2',
  });
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a service that cannot be reached says nothing of the session', async () => {
  asked.mockImplementation(lost);
  await expect(createSso(config).refresh('r1')).rejects.toBeInstanceOf(NetworkError);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a service that was silent for long is not asked again by itself', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(60_000);
  asked.mockImplementation(lost);
  await expect(createSso(config).refresh('r1')).rejects.toBeInstanceOf(NetworkError);
  expect(asked).toHaveBeenCalledTimes(1);
  now.mockRestore();
});
