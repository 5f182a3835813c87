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
