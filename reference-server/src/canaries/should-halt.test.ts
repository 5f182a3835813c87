import { expect, test } from '@jest/globals';
import type { SessionCounts } from '@leeszaal/shared-contracts/registry';
import fc from 'fast-check';
import { LEAST_FAILURES, leastShare, shouldHalt } from './should-halt.ts';

const counts = fc
  .tuple(fc.nat(2000), fc.nat(2000))
  .map(([a, b]): SessionCounts => ({ sessions: Math.max(a, b), failures: Math.min(a, b) }));
const threshold = fc.integer({ min: 1, max: 99 });
const none: SessionCounts = { sessions: 0, failures: 0 };
const share = ({ sessions, failures }: SessionCounts) => failures / Math.max(1, sessions);

test.each<[string, SessionCounts, SessionCounts, boolean]>([
  ['every session of a few fails', { sessions: 5, failures: 5 }, none, true],
  [
    'one session in ten fails, of the active release none',
    { sessions: 100, failures: 10 },
    { sessions: 900, failures: 0 },
    true,
  ],
  [
    'both releases fail alike',
    { sessions: 100, failures: 30 },
    { sessions: 900, failures: 250 },
    false,
  ],
  ['it fails below its threshold', { sessions: 1000, failures: 40 }, none, false],
  ['too few sessions fail', { sessions: 4, failures: 4 }, none, false],
])('a canary halts or goes on: %s', (_, canary, active, isHalted) => {
  expect(shouldHalt({ canary, active }, 5)).toBe(isHalted);
});

test('it halts only beyond its threshold, with enough failures, and more than the active release', () => {
  fc.assert(
    fc.property(counts, counts, threshold, (canary, active, percent) => {
      if (!shouldHalt({ canary, active }, percent)) return;
      expect(canary.failures).toBeGreaterThanOrEqual(LEAST_FAILURES);
      expect(share(canary)).toBeGreaterThan(percent / 100);
      expect(share(canary)).toBeGreaterThan(share(active));
    }),
  );
});

test('one more failed session of a failing canary never lets it go on', () => {
  fc.assert(
    fc.property(counts, counts, threshold, ({ sessions, failures }, active, percent) => {
      fc.pre(shouldHalt({ canary: { sessions, failures }, active }, percent));
      const worse = { sessions: sessions + 1, failures: failures + 1 };
      expect(shouldHalt({ canary: worse, active }, percent)).toBe(true);
    }),
  );
});

test('the least share lies below the measured one, and comes closer with more sessions', () => {
  fc.assert(
    fc.property(counts, (measured) => {
      const { sessions, failures } = measured;
      expect(leastShare(measured)).toBeLessThanOrEqual(share(measured) + Number.EPSILON);
      const ten = { sessions: sessions * 10, failures: failures * 10 };
      expect(leastShare(ten)).toBeGreaterThanOrEqual(leastShare(measured) - 1e-9);
    }),
  );
});
