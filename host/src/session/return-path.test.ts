import { beforeEach, expect, test } from '@jest/globals';
import type { KeyValueStorage } from './browser-storage.ts';
import { returnAddress, returnPath } from './return-path.ts';

const ORIGIN = 'http://localhost:4200';
const LONG = `/search?query=${'%22sea%22'.repeat(1_000)}#top`;
const keep = (path: string) => returnAddress(sessionStorage, new URL(path, ORIGIN));
const comeBack = (address: string) =>
  returnPath(sessionStorage, address.slice(new URL(address).origin.length));

beforeEach(() => sessionStorage.clear());

test('an address that is not too long goes along as it is', () => {
  expect(keep('/search?query=sea#top')).toBe(`${ORIGIN}/search?query=sea#top`);
  expect(comeBack(`${ORIGIN}/search?query=sea#top`)).toBe('/search?query=sea#top');
  expect(comeBack(`${ORIGIN}/`)).toBe('/');
  expect(sessionStorage).toHaveLength(0);
});

test('one that is too long waits in the tab, and is come back to once', () => {
  const address = keep(LONG);
  expect(address.length).toBeLessThan(100);
  expect(comeBack(address)).toBe(LONG);
  expect(comeBack(address)).toBe('/');
});

test('a login does not lead back to the address of another login', () => {
  keep(LONG);
  expect(comeBack(`${ORIGIN}/?return=another`)).toBe('/');
  expect(sessionStorage).toHaveLength(0);
});

test('with a storage that is full the login leads home', () => {
  const full: KeyValueStorage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const address = returnAddress(full, new URL(LONG, ORIGIN));
  expect(returnPath(full, address.slice(ORIGIN.length))).toBe('/');
});
