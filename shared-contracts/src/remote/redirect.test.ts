import { expect, test } from '@jest/globals';
import { redirect } from './redirect.ts';

/** A navigation at a path, and the calls of its `navigate`. */
function at(path: string) {
  const { pathname, search, hash } = new URL(path, 'https://portal.example');
  const calls: unknown[] = [];
  const navigation: Parameters<typeof redirect>[0] = {
    current: () => ({ pathname, search, hash, key: 'first', state: undefined }),
    navigate: (...call: unknown[]) => void calls.push(call),
  };
  return { navigation, calls };
}

test.each([
  ['/search', { pathname: '/search' }],
  ['/search?query=sea', { pathname: '/search' }],
  ['/search?query=sea', { pathname: '/search', search: '?query=sea' }],
])('%s, as it was seen, is replaced', (path, from) => {
  const { navigation, calls } = at(path);
  expect(redirect(navigation, from, '/bookshelf')).toBe(true);
  expect(calls).toEqual([['/bookshelf', { replace: true }]]);
});

test.each([
  ['/', { pathname: '/search' }],
  ['/search?query=sea', { pathname: '/search', search: '' }],
])('%s, where a person went meanwhile, stays', (path, from) => {
  const { navigation, calls } = at(path);
  expect(redirect(navigation, from, '/bookshelf')).toBe(false);
  expect(calls).toEqual([]);
});
