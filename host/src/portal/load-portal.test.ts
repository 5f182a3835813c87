import { expect, test } from '@jest/globals';
import { createFakeHttp, type FakeAnswers } from '@leeszaal/remote-kit/testing';
import { AuthenticationError, NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { loadPortal } from './load-portal.ts';

const client = { current: { ref: 'one', name: 'One' }, switch: [{ ref: 'two', name: 'Two' }] };
const user = { id: '7', name: { full: 'Noor' }, email: 'noor@example.org' };
const shelf = { id: 4, name: 'For later', authorId: '7', items: [] };
const all: FakeAnswers = {
  getClient: () => client,
  getUser: () => user,
  getRole: () => 'user',
  getSettings: () => ({ defaultLanguage: 'fr' }),
  getSearchModules: () => [],
  getBookshelves: () => [shelf],
};
const refuse = (status: number) => () => Promise.reject(new StatusError(status, {}));

test('loads client, user, role, settings, modules and bookshelves [C2.20 C3.10 C4.40]', async () => {
  const http = createFakeHttp(all);
  expect(await loadPortal(http, false)).toEqual({
    kind: 'ready',
    session: { client, user, role: 'user', publicLibrary: false },
    library: { settings: { defaultLanguage: 'fr' }, modules: [], bookshelves: [shelf] },
  });
  expect(http.calls.map(({ name }) => name)).toEqual([
    'getClient',
    'getUser',
    'getRole',
    'getSettings',
    'getSearchModules',
    'getBookshelves',
  ]);
});

test('below the user role no bookshelves are requested [C4.40]', async () => {
  for (const role of ['none', 'anonymous'] as const) {
    const http = createFakeHttp({ ...all, getRole: () => role, getUser: refuse(403) });
    expect(await loadPortal(http, false)).toMatchObject({
      session: { user: undefined, role },
      library: { bookshelves: [] },
    });
    expect(http.calls.some(({ name }) => name === 'getBookshelves')).toBe(false);
  }
});

test('a role that is null is no role, whatever else is refused [C4.41]', async () => {
  const http = createFakeHttp({
    getClient: refuse(403),
    getUser: refuse(403),
    getRole: () => null,
    getSettings: refuse(403),
    getSearchModules: refuse(403),
  });
  expect(await loadPortal(http, false)).toEqual({ kind: 'no-role' });
});

test('in the public library a missing account or shelves are no failure [C3.10]', async () => {
  for (const missing of [
    refuse(401),
    refuse(403),
    () => Promise.reject(new AuthenticationError('over')),
  ]) {
    const http = createFakeHttp({ ...all, getUser: missing, getBookshelves: missing });
    expect(await loadPortal(http, true)).toMatchObject({
      kind: 'ready',
      session: { user: undefined, publicLibrary: true },
      library: { bookshelves: [] },
    });
  }
});

test('any other failure is one of the start [C4.40]', async () => {
  for (const name of ['getClient', 'getRole', 'getSettings', 'getSearchModules'] as const) {
    const http = createFakeHttp({ ...all, [name]: refuse(500) });
    await expect(loadPortal(http, false)).rejects.toMatchObject({ status: 500 });
  }
  const offline = createFakeHttp({
    ...all,
    getUser: () => Promise.reject(new NetworkError('offline')),
  });
  await expect(loadPortal(offline, true)).rejects.toBeInstanceOf(NetworkError);
});
