import { beforeEach, expect, test } from '@jest/globals';
import { createPlaces, type Places } from './places.ts';

let places: Places;
beforeEach(() => {
  places = createPlaces();
});

test('the place on a page is gathered in parts', () => {
  places.remember('/search?a', { scrollY: 900 });
  places.remember('/search?a', { focused: 7 });
  expect(places.at('/search?a')).toMatchObject({ scrollY: 900, focused: 7 });
});

test('another page has a place of its own, and each is forgotten by itself', () => {
  places.remember('/search?a', { scrollY: 900, focused: 7 });
  expect(places.at('/search?b')).toBeUndefined();
  places.remember('/search?b', { focused: 1 });
  expect(places.at('/search?b')).toMatchObject({ scrollY: 0, focused: 1 });
  places.forget('/search?b');
  expect(places.at('/search?b')).toBeUndefined();
  expect(places.at('/search?a')).toMatchObject({ scrollY: 900, focused: 7 });
});

test('of very many pages the one that was left longest ago is forgotten', () => {
  places.remember('/search?a', { scrollY: 900 });
  for (let page = 0; page < 20; page += 1) places.remember(`/search?${page}`, { scrollY: page });
  expect(places.at('/search?a')).toBeUndefined();
  expect(places.at('/search?19')).toMatchObject({ scrollY: 19 });
});
