import { beforeEach, expect, test } from '@jest/globals';
import { browserStorage, type KeyValueStorage } from './browser-storage.ts';
import { createTokenStore } from './token-store.ts';

const tokens = { accessToken: 'a', refreshToken: 'r' };

beforeEach(() => localStorage.clear());

test('tokens are kept for every tab, until they are taken away [C1.8]', () => {
  const store = createTokenStore(localStorage);
  expect(store.get()).toBeUndefined();
  store.set(tokens);
  expect(createTokenStore(localStorage).get()).toEqual(tokens);
  store.set({ accessToken: 'b', refreshToken: undefined });
  expect(store.get()).toEqual({ accessToken: 'b', refreshToken: undefined });
  store.clear();
  expect(createTokenStore(localStorage).get()).toBeUndefined();
});

test('what another tab took away is gone in this one', () => {
  const store = createTokenStore(localStorage);
  store.set(tokens);
  createTokenStore(localStorage).clear();
  expect(store.get()).toBeUndefined();
});

test('a storage that is full or refuses does not prevent a sign-in [C3.13]', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full: KeyValueStorage = { getItem: () => null, setItem: refuse, removeItem: refuse };
  const store = createTokenStore(full);
  store.set(tokens);
  expect(store.get()).toEqual(tokens);
  store.clear();
  expect(store.get()).toBeUndefined();

  const blocked = browserStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const held = createTokenStore(blocked);
  held.set(tokens);
  expect(held.get()).toEqual(tokens);
  held.clear();
  expect(held.get()).toBeUndefined();
});
