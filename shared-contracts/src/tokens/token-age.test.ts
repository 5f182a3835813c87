import { expect, test } from '@jest/globals';
import { isOld, staysInUse } from './token-age.ts';

const MADE = 1_800_000_000;
const token = (payload: unknown) => `e30.${btoa(JSON.stringify(payload))}.sig`;
const at = (seconds: number, life: number) =>
  isOld(token({ iat: MADE, exp: MADE + life }), (MADE + seconds) * 1000);

test('a token is old in its last minute and a half', () => {
  expect([0, 209, 211, 299].map((seconds) => at(seconds, 300))).toEqual([false, false, true, true]);
});

test('a short one in the last third of its life', () => {
  expect([0, 5, 7].map((seconds) => at(seconds, 9))).toEqual([false, false, true]);
});

test('one that has ended, or comes from the future, tells of a clock that is wrong', () => {
  expect([-10, 300, 9000].map((seconds) => at(seconds, 300))).toEqual([false, false, false]);
});

test.each(['', 'opaque', 'a.b.c', token('x'), token({ exp: 'soon' })])(
  'of %j is unknown',
  (other) => expect(isOld(other, MADE * 1000)).toBe(false),
);

test('a token that has ended, or is old, will not be used in a moment', () => {
  const life = token({ iat: MADE, exp: MADE + 300 });
  const stays = (seconds: number) => staysInUse(life, (MADE + seconds) * 1000);
  expect([0, 200, 250, 300].map(stays)).toEqual([true, true, false, false]);
  expect(staysInUse('opaque', 0)).toBe(true);
});
