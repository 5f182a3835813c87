import { beforeEach, expect, test } from '@jest/globals';
import { type Canary, folderOf } from '@leeszaal/shared-contracts/registry';
import { smallRelease } from '../../testing/small-release.ts';
import { createCanarySession, forgetCanaries } from './canary-session.ts';

const release = await smallRelease({ 'mf-manifest.json': '{}' });
/** Takes the draws 0 to 9. */
const canary: Canary = {
  publication: {
    active: { ...release, folder: folderOf('catalogue', '0'.repeat(20)) },
    routes: [],
  },
  share: 10,
  threshold: 5,
  since: '2026-03-01T12:00:00.000Z',
};
const isChosen = (
  random: () => number,
  store: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
) => createCanarySession(store, random).isChosen('catalogue', canary);
const first = () => 0.09;
const last = () => 0.1;

beforeEach(() => localStorage.clear());

test('a session draws once: its choice lasts over reloads and tabs, until sign-out', () => {
  expect(isChosen(first)).toBe(true);
  expect(isChosen(last)).toBe(true);
  forgetCanaries(localStorage);
  expect(isChosen(last)).toBe(false);
  expect(isChosen(first)).toBe(false);
});

test('a forged draw is drawn anew', () => {
  localStorage.setItem('leeszaal.canary', '{"draw":-1}');
  expect(isChosen(first)).toBe(true);
});

test('without storage a page keeps its draw', () => {
  const store = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const session = createCanarySession(store, first);
  expect([1, 2].map(() => session.isChosen('catalogue', canary))).toEqual([true, true]);
});
