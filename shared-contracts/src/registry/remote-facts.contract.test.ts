import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { remoteFactsSchema } from './remote-facts.contract.ts';

it.each([
  ['/shelf/:id', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
])('moves a former address to %s: %s', (to, accepted) => {
  const facts = { routes: [], moved: [{ path: '/old/:id', to }] };
  expect(v.is(remoteFactsSchema, facts)).toBe(accepted);
});

it.each([
  [[['/a', '/b']], true],
  [[['/a', '/a?x=1']], false],
  [
    [
      ['/a/:id', '/b/:id'],
      ['/b/:id', '/a/:id'],
    ],
    false,
  ],
])('former addresses that move as %j: %s', (moves, accepted) => {
  const facts = { routes: [], moved: moves.map(([path, to]) => ({ path, to })) };
  expect(v.is(remoteFactsSchema, facts)).toBe(accepted);
});

it.each([
  ['/notices', true],
  ['/notices/:id', false],
])('a button leads to %s: %s', (path, accepted) => {
  const label = { en: 'a', nl: 'a', de: 'a', fr: 'a' };
  const entry = { places: ['menu'], label, icon: 'list' };
  const facts = { routes: [{ name: 'notices', path, minimumRole: 'none', entry }] };
  expect(v.is(remoteFactsSchema, facts)).toBe(accepted);
});
