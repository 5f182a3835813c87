import { beforeEach, expect, test } from '@jest/globals';
import { forgetPlace, placeOn, rememberPlace } from './remembered-place.ts';

beforeEach(() => {
  forgetPlace('/search?a');
  forgetPlace('/search?b');
});

test('the place on a page is gathered in parts', () => {
  rememberPlace('/search?a', { scrollY: 900 });
  rememberPlace('/search?a', { focused: 7 });
  expect(placeOn('/search?a')).toMatchObject({ scrollY: 900, focused: 7 });
});

test('another page has a place of its own, and each is forgotten by itself', () => {
  rememberPlace('/search?a', { scrollY: 900, focused: 7 });
  expect(placeOn('/search?b')).toBeUndefined();
  rememberPlace('/search?b', { focused: 1 });
  expect(placeOn('/search?b')).toMatchObject({ scrollY: 0, focused: 1 });
  forgetPlace('/search?b');
  expect(placeOn('/search?b')).toBeUndefined();
  expect(placeOn('/search?a')).toMatchObject({ scrollY: 900, focused: 7 });
});

test('of very many pages the one that was left longest ago is forgotten', () => {
  rememberPlace('/search?a', { scrollY: 900 });
  for (let page = 0; page < 20; page += 1) rememberPlace(`/search?${page}`, { scrollY: page });
  expect(placeOn('/search?a')).toBeUndefined();
  expect(placeOn('/search?19')).toMatchObject({ scrollY: 19 });
});
