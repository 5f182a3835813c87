import { expect, test } from '@jest/globals';
import { createFakeNavigation } from '../testing/fakes/fake-navigation.ts';
import { redirect } from './redirect.ts';

const at = (path: string) => createFakeNavigation(path);

test.each([
  ['/search', { pathname: '/search' }],
  ['/search?query=sea', { pathname: '/search' }],
  ['/search?query=sea', { pathname: '/search', search: '?query=sea' }],
])('%s, as it was seen, is replaced', (path, from) => {
  const navigation = at(path);
  expect(redirect(navigation, from, '/bookshelf')).toBe(true);
  expect(navigation.current().pathname).toBe('/bookshelf');
  expect(navigation.canGoBack()).toBe(false);
});

test.each([
  ['/', { pathname: '/search' }],
  ['/search?query=sea', { pathname: '/search', search: '' }],
])('%s, where a person went meanwhile, stays', (path, from) => {
  const navigation = at(path);
  expect(redirect(navigation, from, '/bookshelf')).toBe(false);
  const { pathname, search } = navigation.current();
  expect(pathname + search).toBe(path);
});
