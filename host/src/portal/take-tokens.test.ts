import { beforeEach, expect, jest, test } from '@jest/globals';
import { type AuthTokens, NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { returnAddress } from '../session/return-path.ts';
import { createTokenStore } from '../session/token-store.ts';
import { takeTokens } from './take-tokens.ts';

const anna: AuthTokens = { accessToken: 'anna', refreshToken: 'r' };
const guest: AuthTokens = { accessToken: 'guest', refreshToken: 'g' };
const tokens = createTokenStore(localStorage);
beforeEach(() => localStorage.clear());

async function arriveAt(
  path: string,
  isPublic = false,
  answer: AuthTokens | Error = guest,
  isAdmitted = true,
) {
  const moves: string[] = [];
  const seen: { who: string | undefined; moves: string[] }[] = [];
  const onRefusedLink = jest.fn(async () => {});
  const endSession = jest.fn();
  const done = takeTokens({
    address: new URL(path, 'http://localhost:4200'),
    sso: {
      configObjectToken: async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
      endSession,
    },
    authentication: {
      fetchPublicToken: async () => tokens.set({ accessToken: 'public', refreshToken: undefined }),
    },
    tokens,
    admit: async (brought) => {
      seen.push({ who: tokens.get()?.accessToken, moves: [...moves] });
      if (isAdmitted) tokens.set(brought);
      return isAdmitted;
    },
    session: sessionStorage,
    isPublic,
    navigation: { navigate: (to) => void moves.push(String(to)) },
    onRefusedLink,
  });
  const error = await done.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return {
    moves,
    who: tokens.get()?.accessToken,
    told: onRefusedLink.mock.calls.length,
    ended: endSession.mock.calls,
    seen,
    error,
  };
}

test('tokens in the address are kept and leave it', async () => {
  expect(await arriveAt('/search?accessToken=anna&refreshToken=r&query=x')).toMatchObject({
    who: 'anna',
    moves: ['/search?query=x'],
  });
  expect(tokens.get()).toEqual(anna);
});

test('a login leads back to an address that was too long to go along', async () => {
  const path = `/search?query=${'sea'.repeat(2_000)}`;
  const back = new URL(returnAddress(sessionStorage, new URL(path, 'http://localhost:4200')));
  back.searchParams.set('accessToken', 'anna');
  expect(await arriveAt(back.pathname + back.search)).toMatchObject({ who: 'anna', moves: [path] });
});

test('a config object brings tokens, in place of those that are there when they are admitted [C2.11]', async () => {
  tokens.set(anna);
  expect(await arriveAt('/?configObject=c&openDocument=d')).toMatchObject({
    who: 'guest',
    moves: [expect.stringContaining('/search?query=')],
    told: 0,
  });
});

test('tokens that are not admitted leave the address, and the session as it was', async () => {
  tokens.set(anna);
  expect(
    await arriveAt('/search?accessToken=guest&refreshToken=g&query=x', false, guest, false),
  ).toMatchObject({ who: 'anna', moves: ['/search?query=x'], ended: [] });
  // The tokens are removed from the address before they are admitted.
  const { seen } = await arriveAt('/?accessToken=guest', false, guest, false);
  expect(seen).toEqual([{ who: 'anna', moves: ['/'] }]);
  // The unused session of a config object ends.
  expect(await arriveAt('/?configObject=c', false, guest, false)).toMatchObject({
    who: 'anna',
    moves: ['/'],
    ended: [['g']],
  });
});

test('a config object that is refused is told of, and goes on without it [C2.12]', async () => {
  for (const status of [403, 404]) {
    const refused = new StatusError(status, {});
    expect(await arriveAt('/?configObject=old', false, refused)).toMatchObject({
      who: undefined,
      moves: ['/'],
      told: 1,
      error: undefined,
    });
  }
  expect(await arriveAt('/?configObject=old', true, new StatusError(404, {}))).toMatchObject({
    who: 'public',
  });
});

test('a server that fails keeps the address, so that it can be tried again [C2.12]', async () => {
  for (const failure of [new StatusError(500, {}), new NetworkError('offline')]) {
    expect(await arriveAt('/?configObject=c', false, failure)).toMatchObject({
      who: undefined,
      moves: [],
      told: 0,
      error: failure,
    });
  }
});

test('the public library has a public token, unless a person is signed in already [C1.6]', async () => {
  expect(await arriveAt('/', true)).toMatchObject({ who: 'public', moves: [] });
  tokens.set(anna);
  expect(await arriveAt('/', true)).toMatchObject({ who: 'anna' });
  localStorage.clear();
  expect(await arriveAt('/')).toMatchObject({ who: undefined });
});
