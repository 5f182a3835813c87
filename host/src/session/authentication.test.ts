import { beforeEach, expect, jest, test } from '@jest/globals';
import { AnswerError, type AuthTokens, StatusError } from '@leeszaal/shared-contracts';
import { createAuthentication } from './authentication.ts';
import type { Sso } from './sso.ts';
import { createTokenStore } from './token-store.ts';

const refresh = jest.fn<Sso['refresh']>();
const publicToken = jest.fn<Sso['publicToken']>();
const sso = { refresh, publicToken } as unknown as Sso;
const tokens = createTokenStore(localStorage);
const old: AuthTokens = { accessToken: 'old', refreshToken: 'r1' };
let clock = 0;

/** Another tab: another authentication over the same storage. */
const tab = (isPublic = false, locks = oneAtATime()) =>
  createAuthentication({
    sso,
    tokens: createTokenStore(localStorage),
    isPublic,
    storage: localStorage,
    now: () => clock,
    time: () => clock,
    locks,
  });

let last: Promise<unknown> = Promise.resolve();
/** The browser's locks, for one name. */
function oneAtATime(): Pick<LockManager, 'request'> {
  const request = (_name: string, run: () => Promise<unknown>) => {
    last = last.then(run, run);
    return last;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

beforeEach(() => {
  localStorage.clear();
  refresh.mockReset().mockResolvedValue({ accessToken: 'new', refreshToken: 'r2' });
  publicToken.mockReset().mockResolvedValue({ accessToken: 'public', refreshToken: undefined });
  clock += 60_000;
});

test('without a refresh token there is nothing to refresh [C4.35]', async () => {
  expect(await tab().refresh()).toBe(false);
  tokens.set({ accessToken: 'old', refreshToken: undefined });
  expect(await tab().refresh()).toBe(false);
  expect(refresh).not.toHaveBeenCalled();
});

test('a refresh brings new tokens, once within ten seconds [C4.36]', async () => {
  tokens.set(old);
  const one = tab();
  expect(await Promise.all([one.refresh(), one.refresh()])).toEqual([true, true]);
  clock += 9_999;
  expect(await one.refresh()).toBe(true);
  expect(refresh.mock.calls).toEqual([['r1']]);
  expect(tokens.get()).toEqual({ accessToken: 'new', refreshToken: 'r2' });
  clock += 2;
  expect(await one.refresh()).toBe(true);
  expect(refresh).toHaveBeenLastCalledWith('r2');
});

test('two tabs do not use the same refresh token [C4.37]', async () => {
  tokens.set(old);
  const [one, two] = [tab(), tab()];
  expect(await Promise.all([one.refresh(), two.refresh()])).toEqual([true, true]);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect([one.accessToken(), two.accessToken()]).toEqual(['new', 'new']);
});

test('a refresh that is refused leaves the tokens, and is tried again when asked again', async () => {
  tokens.set(old);
  refresh.mockResolvedValue(undefined);
  const one = tab();
  expect(await one.refresh()).toBe(false);
  expect(await one.refresh()).toBe(false);
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(tokens.get()).toEqual(old);
});

test('a refresh that is under way does not sign a person in again after signing out', async () => {
  const answer = Promise.withResolvers<AuthTokens>();
  tokens.set(old);
  refresh.mockReturnValue(answer.promise);
  const refreshing = tab().refresh();
  tokens.clear();
  answer.resolve({ accessToken: 'new', refreshToken: 'r2' });
  expect(await refreshing).toBe(false);
  expect(tokens.get()).toBeUndefined();
});

test.each([[{ accessToken: 'new', refreshToken: 'r2' }], [undefined]])(
  'a refresh that is under way does not sign out a person who signs in meanwhile: %o',
  async (fresh) => {
    const other: AuthTokens = { accessToken: 'other', refreshToken: 'o1' };
    const answer = Promise.withResolvers<AuthTokens | undefined>();
    tokens.set(old);
    refresh.mockReturnValue(answer.promise);
    const refreshing = tab().refresh();
    tokens.set(other);
    answer.resolve(fresh);
    expect(await refreshing).toBe(true);
    expect(tokens.get()).toEqual(other);
  },
);

test('where the browser gives no lock, tokens are refreshed without one', async () => {
  tokens.set(old);
  const request = async () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = { request } as unknown as Pick<LockManager, 'request'>;
  expect(await tab(false, blocked).refresh()).toBe(true);
  expect(tokens.get()?.accessToken).toBe('new');

  refresh.mockClear().mockRejectedValue(new Error('gone'));
  await expect(tab().refresh()).rejects.toThrow('gone');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('in the public library a new public token is fetched, for the same visitor', async () => {
  const one = tab(true);
  await one.fetchPublicToken();
  expect(tokens.get()).toEqual({ accessToken: 'public', refreshToken: undefined });
  expect(await one.refresh()).toBe(true);
  await tab(true).fetchPublicToken();
  const [first, ...others] = publicToken.mock.calls.map(([subject]) => subject);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(others).toEqual([first, first]);
  expect(refresh).not.toHaveBeenCalled();
});

test('in the public library a person who entered by a link stays who they are, while their session lasts [C2.10]', async () => {
  tokens.set(old);
  expect(await tab(true).refresh()).toBe(true);
  expect(tokens.get()).toEqual({ accessToken: 'new', refreshToken: 'r2' });
  expect(publicToken).not.toHaveBeenCalled();
  refresh.mockResolvedValue(undefined);
  expect(await tab(true).refresh()).toBe(true);
  expect(tokens.get()).toEqual({ accessToken: 'public', refreshToken: undefined });
});

test.each([
  ['a failure of the service', new StatusError(503, null)],
  ['an answer without tokens', new AnswerError('refreshTokens: no tokens')],
])('%s is a refresh that has failed, which ends no session by itself [C8.4]', async (_, error) => {
  tokens.set(old);
  refresh.mockRejectedValue(error);
  expect(await tab().refresh()).toBe(false);
  expect(await tab(true).refresh()).toBe(false);
  expect(publicToken).not.toHaveBeenCalled();
  expect(tokens.get()).toEqual(old);
});

test.each([null, ''])(
  'a refresh token that is %j in an answer is none, and the one that is there stays',
  async (none) => {
    tokens.set(old);
    refresh.mockResolvedValue({ accessToken: 'new', refreshToken: none ?? undefined });
    expect(await tab().refresh()).toBe(true);
    expect(tokens.get()).toEqual({ accessToken: 'new', refreshToken: 'r1' });
  },
);
