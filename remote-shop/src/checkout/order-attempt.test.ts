import { beforeEach, expect, test } from '@jest/globals';
import type { StorageArea } from '@leeszaal/shared-contracts';
import { attemptAt, endAttempt, wasSent } from './order-attempt.ts';

const kept = new Map<string, string>();
const session: StorageArea = {
  get: (key) => kept.get(key),
  set: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
};
beforeEach(() => kept.clear());

test('the same books are the same order, in whatever language they are tried again [C2.151]', () => {
  const first = attemptAt({ isbns: ['1', '2'], language: 'nl' }, 'north', session);
  expect(attemptAt({ isbns: ['2', '1'], language: 'de' }, 'north', session)).toEqual(first);
});

test('the same books for another library are another order [C2.152]', () => {
  const first = attemptAt({ isbns: ['1'], language: 'nl' }, 'north', session);
  expect(attemptAt({ isbns: ['1'], language: 'nl' }, 'south', session).key).not.toBe(first.key);
});

test('other books are another order [C2.152]', () => {
  const first = attemptAt({ isbns: ['1', '2'], language: 'nl' }, 'north', session);
  const second = attemptAt({ isbns: ['1'], language: 'nl' }, 'north', session);
  expect(second.key).not.toBe(first.key);
  expect(second.order.isbns).toEqual(['1']);
});

test('the same books at other prices are another order, and begun all the same [C2.155]', () => {
  const at = (priceInCents: number, currency?: string) =>
    attemptAt(
      { isbns: ['1'], language: 'nl', expected: [{ isbn: '1', priceInCents, currency }] },
      'north',
      session,
    );
  const first = at(1000, 'eur');
  expect(at(1000, 'eur')).toEqual(first);
  expect(wasSent(['1'], 'north', session)).toBe(true);
  expect(wasSent(['1'], 'south', session)).toBe(false);
  expect(wasSent(['2'], 'north', session)).toBe(false);
  const second = at(1200, 'eur');
  expect(second.key).not.toBe(first.key);
  expect(second.order.expected).toEqual([{ isbn: '1', priceInCents: 1200, currency: 'eur' }]);
  expect(at(1200, 'gbp').key).not.toBe(second.key);
});

test('what was answered is over [C2.152]', () => {
  const first = attemptAt({ isbns: ['1'], language: 'nl' }, 'north', session);
  endAttempt(session);
  expect(wasSent(['1'], 'north', session)).toBe(false);
  expect(attemptAt({ isbns: ['1'], language: 'nl' }, 'north', session).key).not.toBe(first.key);
});

test.each([
  '{',
  'null',
  '{"key":1,"order":{}}',
  '{"key":"k","order":{"isbns":[1],"language":"nl"}}',
  '{"key":"k","client":"north","order":{"isbns":["1"],"language":"nl","expected":[1]}}',
])('a storage that holds %s begins anew', (value) => {
  kept.set('order-attempt', value);
  expect(attemptAt({ isbns: ['1'], language: 'nl' }, 'north', session).order.isbns).toEqual(['1']);
});
