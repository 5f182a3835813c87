import { expect, it } from '@jest/globals';
import { demonstration } from './demonstration.ts';

it('fills an empty library and tells the accounts', () => {
  const { seed, notes } = demonstration({});
  expect(seed).toBeDefined();
  expect(notes?.join('\n')).toMatch(/user@demo\.example +user-leeszaal/);
});

it.each(['1', 'true'])('fills nothing where LEESZAAL_NO_DEMO is %s', (LEESZAAL_NO_DEMO) => {
  const { seed, notes, extend } = demonstration({ LEESZAAL_NO_DEMO });
  expect([seed, notes]).toEqual([undefined, undefined]);
  // A library that was filled before keeps its pages and media.
  expect(extend).toBeDefined();
});
