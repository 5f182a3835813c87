import { beforeEach, expect, test } from '@jest/globals';
import { forgetPlace, placeOn, rememberPlace } from './remembered-place.ts';

beforeEach(forgetPlace);

test('the place on a page is gathered in parts', () => {
  rememberPlace('/search?a', { scrollY: 900 });
  rememberPlace('/search?a', { focused: 7 });
  expect(placeOn('/search?a')).toMatchObject({ scrollY: 900, focused: 7 });
});

test('another page knows nothing of it, and begins anew', () => {
  rememberPlace('/search?a', { scrollY: 900, focused: 7 });
  expect(placeOn('/search?b')).toBeUndefined();
  rememberPlace('/search?b', { focused: 1 });
  expect(placeOn('/search?b')).toMatchObject({ scrollY: 0, focused: 1 });
  expect(placeOn('/search?a')).toBeUndefined();
});
