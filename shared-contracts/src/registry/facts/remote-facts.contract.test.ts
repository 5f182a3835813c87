import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { remoteFactsSchema } from './remote-facts.contract.ts';

it.each([
  ['/shelf/:id', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['/\t/evil.example', false],
  ['/\n\\evil.example', false],
  ['/:missing/evil.example', false],
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

it.each([
  ['all four languages', { en: 'a', nl: 'a', de: 'a', fr: 'a' }, true],
  ['English alone, as of a release from before the others', { en: 'a' }, true],
  ['no English', { nl: 'a', de: 'a', fr: 'a' }, false],
  ['an empty text', { en: 'a', nl: '' }, false],
])('accepts a label in %s: %p %s', (_name, label, accepted) => {
  const entry = { places: ['menu'], label, icon: 'list' };
  const facts = { routes: [{ name: 'notices', path: '/notices', minimumRole: 'none', entry }] };
  expect(v.is(remoteFactsSchema, facts)).toBe(accepted);
});

const moves = (count: number) =>
  Array.from({ length: count }, (_each, at) => ({ path: `/old${at}`, to: `/new${at}` }));
const routes = (count: number) =>
  moves(count).map(({ path }) => ({ name: path, path, minimumRole: 'none' }));
const policies = (count: number, letters: number) =>
  Array.from({ length: count }, () => `leeszaal-${'x'.repeat(letters)}`);

it.each<[name: string, facts: object, accepted: boolean]>([
  ['200 screens', { routes: routes(200) }, true],
  ['201 screens', { routes: routes(201) }, false],
  ['200 former addresses', { moved: moves(200) }, true],
  ['201 former addresses', { moved: moves(201) }, false],
  ['20 policies', { trustedTypes: policies(20, 50) }, true],
  ['21 policies', { trustedTypes: policies(21, 1) }, false],
  ['a policy with a long name', { trustedTypes: policies(1, 52) }, false],
  ['a long path', { routes: [{ ...routes(1)[0], path: `/${'x'.repeat(500)}` }] }, false],
])('limits a remote: %s', (_name, facts, accepted) => {
  expect(v.is(remoteFactsSchema, { routes: [], ...facts })).toBe(accepted);
});

it('compares no more former addresses with each other than it accepts', () => {
  const circle = [
    { path: '/a', to: '/b' },
    { path: '/b', to: '/a' },
  ];
  const reasons = (moved: object) =>
    v.safeParse(remoteFactsSchema, { routes: [], moved }).issues?.map(({ message }) => message);
  expect(reasons(circle)).toEqual(['leads to a former address']);
  expect(reasons([...circle, ...moves(199)])).toEqual([expect.stringContaining('201')]);
});
