import { expect, test } from '@jest/globals';
import { createFakeHttp } from '@leeszaal/remote-kit/testing';
import type { HostChange } from '@leeszaal/shared-contracts';
import { createStore } from 'jotai';
import { portalAtom } from '../state/atoms.ts';
import { createPortalLibrary } from './portal-library.ts';

const client = { current: { ref: 'one', name: 'One' }, switch: [] };
const session = { client, user: undefined, role: 'user', publicLibrary: false } as const;
const shelf = { id: 4, name: 'For later', authorId: '7', items: [] };

function setUp() {
  const store = createStore();
  const told: HostChange[] = [];
  const decided: unknown[] = [];
  const library = createPortalLibrary({
    store,
    http: createFakeHttp({
      getSettings: () => ({ defaultLanguage: 'fr' }),
      getBookshelves: () => [shelf],
    }),
    running: { update: (change) => void told.push(change) },
    language: { decide: async (settings) => void decided.push(settings) },
  });
  const empty = { settings: {}, modules: [], bookshelves: [] };
  const begin = () => store.set(portalAtom, { kind: 'ready', session, library: empty });
  return { library, told, decided, begin, store };
}

test('a part that is loaded again is told to the remotes, and the rest stays', async () => {
  const { library, told, decided, begin, store } = setUp();
  begin();
  await library.reload('bookshelves');
  const fresh = { settings: {}, modules: [], bookshelves: [shelf] };
  expect(library.current()).toEqual(fresh);
  expect(store.get(portalAtom)).toMatchObject({ kind: 'ready', session, library: fresh });
  expect(told).toEqual([{ kind: 'library', library: fresh }]);
  expect(decided).toEqual([]);
});

test('settings that are loaded again decide on the language', async () => {
  const { library, decided, begin } = setUp();
  begin();
  await library.reload('settings');
  expect(decided).toEqual([{ defaultLanguage: 'fr' }]);
});

test('there is no library before the start has ended', () => {
  const { library } = setUp();
  expect(() => library.current()).toThrow('not ready');
});
