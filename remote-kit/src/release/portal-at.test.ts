import { expect, it } from '@jest/globals';
import { portalAt } from './portal-at.ts';

it.each([
  ['https://portal.example/some/page', 'https://portal.example'],
  ['http://localhost:4200', 'http://localhost:4200'],
  ['http://127.0.0.1:4200/', 'http://127.0.0.1:4200'],
])('publishes to %s', (to, name) => {
  expect(portalAt(to, 'a token').name).toBe(name);
});

it.each(['http://portal.example', 'http://localhost.evil.example', 'http://10.0.0.1'])(
  'sends no token to %s, which is not encrypted',
  (to) => {
    expect(() => portalAt(to, 'a token')).toThrow('not encrypted');
  },
);

it.each([undefined, '', 'portal.example', '/tmp'])('asks for a portal instead of %s', (to) => {
  expect(() => portalAt(to, 'a token')).toThrow('Say which portal');
});
