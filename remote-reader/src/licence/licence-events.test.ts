import { expect, test } from '@jest/globals';
import {
  AbortedError,
  AuthenticationError,
  NetworkError,
  SOFT_EXPIRY_SECONDS,
  StatusError,
} from '@leeszaal/shared-contracts';
import { acquireFailure, pollFailure, watchDelay } from './licence-events.ts';

const taken = new StatusError(403, { users: ['Ada Byron'] });

test.each([
  ['a refusal names the holders', taken, { kind: 'refused', epoch: 2, users: ['Ada Byron'] }],
  [
    'a refusal to this person says why',
    new StatusError(403, { code: 'staff-only' }),
    { kind: 'barred', epoch: 2, refusal: 'staff-only' },
  ],
  [
    'another status fails',
    new StatusError(500, null),
    { kind: 'acquire-failed', epoch: 2, reason: 'unknown' },
  ],
  [
    'a lost connection fails',
    new NetworkError(),
    { kind: 'acquire-failed', epoch: 2, reason: 'unreachable' },
  ],
  ['a lost session has no event', new AuthenticationError(), undefined],
])('acquire: %s', (_what, error, event) => {
  expect(acquireFailure(2, error)).toEqual(event);
});

test.each([
  ['a 403 ends the loan', new StatusError(403, null), { kind: 'forbidden', epoch: 2 }],
  ['another status fails', new StatusError(500, null), { kind: 'poll-failed', epoch: 2 }],
  ['a lost connection is offline', new NetworkError(), { kind: 'poll-unreachable', epoch: 2 }],
  ['an abort has no event', new AbortedError(), undefined],
])('poll: %s', (_what, error, event) => {
  expect(pollFailure(2, error)).toEqual(event);
});

const NOTICE = SOFT_EXPIRY_SECONDS * 1000;
test.each([
  ['just after the notice is due', NOTICE + 5000, 5001],
  ['at each second of the countdown', NOTICE - 1, 1000],
  ['at the end', 400, 400],
  ['at once when it is over', -50, 0],
])('the licence is looked at %s', (_when, left, delay) => {
  expect(watchDelay(left)).toBe(delay);
});
